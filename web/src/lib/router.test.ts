import { expect, it } from "vitest";
import { href, parsed } from "./router";

it("reads every page's address", () => {
  expect(parsed("")).toEqual({ page: "lobby" });
  expect(parsed("#/")).toEqual({ page: "lobby" });
  expect(parsed("#/new/some-game")).toEqual({ page: "new", game: "some-game" });
  expect(parsed("#/campaign/c1")).toEqual({ page: "campaign", id: "c1" });
  expect(parsed("#/join/t1/s3cret")).toEqual({ page: "join", table: "t1", secret: "s3cret" });
  expect(parsed("#/table/t1")).toEqual({ page: "table", id: "t1" });
  expect(parsed("#/gallery")).toEqual({ page: "gallery" });
  expect(parsed("#/about")).toEqual({ page: "about" });
});

it("knows what is no page", () => {
  for (const hash of ["#/table", "#/join/t1", "#/gallery/x", "#/x", "#/table/a/b", "#/join/a/b/c", "#/table/%E0%A4%A"])
    expect(parsed(hash)).toEqual({ page: "nowhere" });
});

it("writes addresses that it reads", () => {
  expect(parsed(href("table", "a/b ü"))).toEqual({ page: "table", id: "a/b ü" });
  expect(parsed(href())).toEqual({ page: "lobby" });
});

import { expect, it } from "vitest";
import { homeFor } from "./tables";

const local = (hostname: string): { hostname: string; href: string } => ({ hostname, href: `http://${hostname}:8000/#/table/t1` });

it("finds a home that others can reach", () => {
  expect(homeFor(local("table.example"), null)).toBe("http://table.example:8000/");
  for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
    expect(homeFor(local(name), null)).toBe("");
    expect(homeFor(local(name), { local_only: true, addresses: [] })).toBe("");
    expect(homeFor(local(name), { local_only: false, addresses: ["http://10.0.0.7:8000/"] })).toBe("http://10.0.0.7:8000/");
  }
});

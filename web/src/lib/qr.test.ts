import { encode } from "uqr";
import { expect, it } from "vitest";
import { pathOf } from "./qr";

it("draws every dark square once", () => {
  expect(pathOf([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  const { data, size } = encode("http://192.168.1.20:8000/#/join/table/secret", { border: 2 });
  expect(data).toHaveLength(size);
  expect(pathOf(data).split("M")).toHaveLength(data.flat().filter(Boolean).length + 1);
});

import { expect, test } from "vitest";
import { wholeUnits } from "../icons";

test("points come to lie on whole units", () => {
  expect(wholeUnits("M10.4 20.6L30.2 20.4 30.1 50.7z")).toBe("M10 21l20-1v31z");
  expect(wholeUnits("M.4.3c10.2-.4 20.1.2 30.3 9.9")).toBe("M0 0c11 0 21 1 31 10");
});

test("points of what is drawn small come to lie on every fourth", () => {
  expect(wholeUnits("M10.4 20.6L30.2 20.4 30.1 50.7z", 4)).toBe("M12 20h20v32z");
});

test("errors do not add up along a path", () => {
  // Ten steps of 0.4 are four units, though each of them alone would be none.
  const steps = wholeUnits(`M0 0${"l.4.4".repeat(10)}`);
  const [, ...moved] = [...steps.matchAll(/-?\d+/g)].map(Number).slice(1);
  expect(moved.reduce((sum, step) => sum + step, 0)).toBe(8);
});

test("a path that begins where another ended is still told from the corner", () => {
  expect(wholeUnits("m5.2 5.1h9.9")).toMatch(/^M5 5/);
  expect(wholeUnits("M5 5h10zm20 20h10z")).toBe("M5 5h10zm20 20h10z");
});

test("numbers without anything between them are told apart, the flags of arcs too", () => {
  expect(wholeUnits("M1.5.5-.2-3")).toBe("M2 1l-2-4");
  expect(wholeUnits("M0 0a5.25 5.25 0 0110.4 0")).toBe("M0 0a5.3 5.3 0 0 1 10 0");
});

test("a circle that ends just where it begins stays a circle", () => {
  expect(wholeUnits("M100 100a40 40 0 1 0 .2 0z")).toBe("M100 100a40 40 0 1 0 0.1 0z");
});

test("what is no longer there is not written", () => {
  expect(wholeUnits("M10 10l.1.1h20")).toBe("M10 10h20");
});

test("what is no path says so", () => {
  expect(() => wholeUnits("M1 1x5")).toThrow("no command x");
});

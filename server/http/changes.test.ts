import { expect, it, vi } from "vitest";
import { ChangeReader } from "./changes";

it("reads the changes of many writes together, and those of the last write too", async () => {
  vi.useFakeTimers();
  let [written, begun, seen] = [0, 0, 0];
  const changes = new ChangeReader(async () => {
    begun += 1;
    seen = written;
    await new Promise((resolve) => setTimeout(resolve, 3));
    return { snapshot: "1:1:", topics: [] };
  });
  while (written < 200) {
    written += 1;
    void changes.read();
    await vi.advanceTimersByTimeAsync(1);
  }
  expect(begun).toBeLessThan(15);
  await vi.advanceTimersByTimeAsync(30);
  expect(seen).toBe(written);
  changes.stop();
  vi.useRealTimers();
});

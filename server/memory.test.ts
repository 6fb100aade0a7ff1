import { performance } from "node:perf_hooks";
import { afterEach, expect, it, vi } from "vitest";
import { returnMemoryWhenIdle } from "./memory";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("lives on when it can't read how much memory it has, because no file can be opened [SAFE-121]", () => {
  vi.useFakeTimers();
  vi.spyOn(performance, "eventLoopUtilization").mockReturnValue({ utilization: 0, active: 0, idle: 1 });
  const read = vi.spyOn(process.memoryUsage, "rss").mockImplementation(() => {
    throw Object.assign(new Error("EMFILE: too many open files"), { code: "EMFILE" });
  });
  returnMemoryWhenIdle();
  read.mockClear();
  vi.advanceTimersByTime(5_000);
  expect(read).toHaveBeenCalled();
});

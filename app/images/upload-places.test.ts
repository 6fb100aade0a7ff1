import { expect, it } from "vitest";
import { UploadPlaces } from "./upload-places";

const held = () => Promise.withResolvers<string>();

it("works on one upload of an account at a time, and on those of others beside it [SAFE-39]", async () => {
  const places = new UploadPlaces({ perAccount: 3, inAll: 9 });
  const begun: string[] = [];
  const [first, second] = [held(), held()];
  const hold = (account: string, name: string, wait: Promise<string>) =>
    places.hold(account, () => {
      begun.push(name);
      return wait;
    });
  const one = hold("anna", "anna 1", first.promise);
  const two = hold("anna", "anna 2", second.promise);
  await hold("ben", "ben", Promise.resolve("done"));
  expect(begun).toEqual(["anna 1", "ben"]);
  first.reject(new Error("broken"));
  await expect(one).rejects.toThrow("broken");
  second.resolve("done");
  expect(await two).toBe("done");
  expect(begun).toEqual(["anna 1", "ben", "anna 2"]);
});

it("refuses an upload without a free place at once, and has places again afterwards [SAFE-39]", async () => {
  const places = new UploadPlaces({ perAccount: 2, inAll: 3 });
  const wait = held();
  const hold = (account: string) => places.hold(account, () => wait.promise);
  const taken = [hold("anna"), hold("anna"), hold("ben")];
  expect(taken).not.toContain(null);
  expect([hold("anna"), hold("ben"), hold("clara")]).toEqual([null, null, null]);
  wait.resolve("done");
  expect(await Promise.all(taken)).toEqual(["done", "done", "done"]);
  expect(await hold("anna")).toBe("done");
  expect(await hold("clara")).toBe("done");
});

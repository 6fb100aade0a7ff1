import { beforeEach, expect, it, vi } from "vitest";
import { log } from "~/log.server";
import { refused, tryLater } from "./answer";
import { buttonFailed, formFailed } from "./failed-write.server";

beforeEach(() => {
  vi.spyOn(log, "error").mockImplementation(() => {});
});

const answerTo = (problem: { title: string; text?: string }) =>
  formFailed({ status: "error" }, new Error("the disk is full"), "could not save", problem);

it("tells what to do next of any write that has failed [TELL-55]", () => {
  const told = answerTo({ title: "Fehler beim Speichern" });
  expect(told.init?.status).toBe(500);
  expect(told.data.problem).toEqual({
    title: "Fehler beim Speichern",
    text: "Ihre Eingaben sind noch da. Bitte versuchen Sie es in ein paar Minuten noch einmal.",
  });
  const own = { title: "Nicht gesendet", text: "Ihr Link ist noch gültig." };
  expect(answerTo(own).data.problem).toEqual(own);
  const known = { title: "Fehler beim Erstellen des Posts", text: undefined };
  expect(refused({}, known, 500).data.problem).toEqual({ ...known, text: tryLater });
  expect(refused({}, known, 400).data.problem).toEqual(known);
});

it("tells what to do next of a button that has failed [TELL-55]", async () => {
  const pressed = new Request("https://kreativlaendle.example/like", { headers: { accept: "*/*" } });
  const title = "Fehler beim Liken";
  const told = await buttonFailed(pressed, "/", new Error("the disk is full"), { title });
  expect(told).toMatchObject({ data: { toast: { title, description: tryLater, kind: "error" } } });
});

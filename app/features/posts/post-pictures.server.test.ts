import { describe, expect, it } from "vitest";
import { arrange, readSlots } from "./post-pictures.server";

const image = (name: string) => ({ url: `/${name}.jpg`, alt: `Alt ${name}`, width: 1, height: 1 });
const none = () => new File([], "");
const some = (name: string) => new File(["x"], name);

interface Typed {
  stored?: string;
  alt?: string;
  file?: File;
  removed?: boolean;
}

function formOf(...places: Typed[]) {
  const form = new FormData();
  for (const { stored, alt = "", file = none(), removed } of places) {
    if (stored !== undefined) form.append("stored", stored && `/${stored}.jpg`);
    form.append("alts", alt);
    form.append("images", file);
    if (removed) form.append("removed", `/${stored}.jpg`);
  }
  return form;
}

const shown = (...args: Parameters<typeof arrange>) => arrange(...args).map(({ url, alt }) => `${url} ${alt}`);

describe("the pictures of a form [TELL-40]", () => {
  const current = [image("a"), image("b")];

  it("are those of the post with what was typed under them, in the order of the form", () => {
    const slots = readSlots(formOf({ stored: "b", alt: "Zwei" }, { stored: "" }, { stored: "a", alt: "Eins" }));
    expect(shown(slots, [], current)).toEqual(["/b.jpg Zwei", "/a.jpg Eins"]);
  });

  it("are without what was ticked, and with what takes the place of one", () => {
    const slots = readSlots(
      formOf(
        { stored: "a", alt: "Neu", file: some("n.png"), removed: true },
        { stored: "b", removed: true },
        { stored: "" },
      ),
    );
    expect(shown(slots, [image("n")], current)).toEqual(["/n.jpg Neu"]);
  });

  it("never bring back what is gone, and leave what this form does not know", () => {
    const slots = readSlots(formOf({ stored: "a" }, { stored: "a" }, { stored: "fremd" }));
    expect(shown(slots, [], [image("a"), image("c")])).toEqual(["/a.jpg ", "/c.jpg Alt c"]);
  });

  it("stay as they are when a form says nothing of them", () => {
    expect(arrange(readSlots(new FormData()), [], current)).toEqual(current);
  });

  it("are the new ones only, in a form for a new post", () => {
    const slots = readSlots(formOf({ file: some("1.png"), alt: "Eins" }, {}, { file: some("2.png"), alt: "Zwei" }));
    expect(shown(slots, [image("x"), image("y")])).toEqual(["/x.jpg Eins", "/y.jpg Zwei"]);
  });
});

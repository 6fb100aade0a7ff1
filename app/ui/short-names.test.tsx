import { readFileSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { Avatar } from "./avatar";
import { Badge } from "./badge";
import { Button, ButtonLink } from "./button";
import { ChoiceField } from "./choice-field";
import { Facts } from "./facts";
import { TextField } from "./field";
import { plainField } from "./field-frame";
import { Lightbox } from "./lightbox";
import { MenuButton, MenuLink } from "./menu";
import { TagList } from "./tag-list";

const sheet = readFileSync("app/styles/parts.css", "utf8");
const picture = { url: "/a.jpg", srcSet: "/a-640.jpg 640w", alt: "Plakat", width: 400, height: 300 };

const parts = {
  "a button": <Button>Senden</Button>,
  "a quiet button": <Button variant="quiet" size="icon" />,
  "a button that is off": <Button disabledReason="Bitte melden Sie sich an">Senden</Button>,
  "a link like a button": (
    <ButtonLink to="/kreative" variant="secondary" size="sm">
      Ansehen
    </ButtonLink>
  ),
  "a dangerous button": <Button variant="danger">Löschen</Button>,
  "a badge": <Badge>Neu</Badge>,
  "a link in a menu": <MenuLink to="/profil">Profil</MenuLink>,
  "a button in a menu": <MenuButton>Abmelden</MenuButton>,
  "a chip": <ChoiceField field={plainField("wahl")} label="Wahl" options={[{ value: "a", label: "A" }]} look="chips" />,
  "a text field": <TextField field={plainField("name")} label="Name" />,
  "somebody's picture": <Avatar name="Anna Fink" seed="anna-fink" src={picture.url} />,
  "facts in a row": <Facts items={[{ label: "Ort", value: "Bezau" }]} />,
  tags: <TagList tags={["Plakat"]} />,
  "a picture on the whole screen": <Lightbox pictures={[picture, picture]} startAt={0} />,
};

describe("a part that pages repeat has one short name that the style sheet knows", () => {
  it.each(Object.entries(parts))("%s", (_, part) => {
    const html = renderToStaticMarkup(<MemoryRouter>{part}</MemoryRouter>);
    const classes = [...html.matchAll(/ class="([^"]*)"/g)].map(([, names = ""]) => names);
    expect(Math.max(...classes.map((names) => names.length))).toBeLessThan(60);
    const own =
      classes.join(" ").match(/\b(?:button|badge|menu-item|lightbox|chip|control|avatar|facts|tag-list)(?:-\w+)?\b/g) ??
      [];
    expect(own.length).toBeGreaterThan(0);
    expect(own.filter((name) => !sheet.includes(`@utility ${name} {`))).toEqual([]);
  });
});

import { randomInt } from "node:crypto";
import { type Exchanged, exchange } from "./exchange";
import { encodeForm, type FormValues, formData, rawText } from "./forms";
import { attribute, byTag, type Element, elements, parseHtml, textOf } from "./html";

interface RequestOptions {
  headers?: Record<string, string>;
  /** Follows redirects like a browser; false returns the redirect itself. */
  follow?: boolean;
}

interface Whence {
  origin: string;
  address: string;
  from: string;
}

const maxRedirects = 10;

const navigation = { accept: "text/html", "sec-fetch-dest": "document", "sec-fetch-mode": "navigate" };

/** A random network address for each browser, because limits count by address and must not hit tests by chance. */
function someAddress(): string {
  return `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
}

/** A browser without script or window. It keeps cookies, follows redirects and fills in forms. */
export class Browserless {
  readonly cookies = new Map<string, string>();
  readonly siteUrl: string;
  private readonly origin: string;
  private readonly address: string;
  private readonly from: string | undefined;

  /**
   * `origin` is the site's public origin, for a site behind a proxy. `address` is claimed; `from` is one of this machine's
   * own, for a proxy that says where a request comes from.
   */
  constructor(siteUrl: string, { origin = siteUrl, address = someAddress(), from }: Partial<Whence> = {}) {
    this.siteUrl = siteUrl;
    this.origin = origin;
    this.address = address;
    this.from = from;
  }

  get(path: string, options: RequestOptions = {}): Promise<Page> {
    return this.request("GET", path, undefined, options);
  }

  /** What a page answers without its content. */
  head(path: string, options: RequestOptions = {}): Promise<Page> {
    return this.request("HEAD", path, undefined, options);
  }

  /** Sends a form of a page. Fields without a new value keep their initial one. */
  submit(form: Form, values: FormValues = {}, options: RequestOptions = {}): Promise<Page> {
    const data = formData(form.element, values);
    const target = new URL(form.action, new URL(form.page.path, this.siteUrl));
    if (form.method === "get") {
      target.search = new URLSearchParams([...data].map(([name, value]) => [name, `${value}`])).toString();
      return this.get(`${target.pathname}${target.search}`, options);
    }
    const headers = { referer: `${this.origin}${form.page.path}`, ...options.headers };
    return this.post(`${target.pathname}${target.search}`, encodeForm(form.element, data), { ...options, headers });
  }

  /** Sends a write without a form, like a program. */
  post(path: string, body: BodyInit | Record<string, string>, { headers, ...options }: RequestOptions = {}) {
    const isPlain = Object.getPrototypeOf(body) === Object.prototype;
    const sent = isPlain ? new URLSearchParams(body as Record<string, string>) : (body as BodyInit);
    const own = { origin: this.origin, "sec-fetch-site": "same-origin", ...headers };
    return this.request("POST", path, sent, { ...options, headers: own });
  }

  private async request(method: string, path: string, body: BodyInit | undefined, options: RequestOptions) {
    const { follow = true, headers = {} } = options;
    const redirects: string[] = [];
    let answer = await this.send(method, path, body, headers);
    let current = path;
    while (follow && answer.status >= 300 && answer.status < 400 && answer.headers.has("location")) {
      const location = answer.headers.get("location") ?? "/";
      redirects.push(location);
      if (redirects.length > maxRedirects) throw new Error(`Too many redirects: ${redirects.join(" → ")}`);
      const next = new URL(location, new URL(current, this.origin));
      if (next.origin !== this.origin) throw new Error(`${path} leads away from the site, to ${location}`);
      current = `${next.pathname}${next.search}`;
      answer = await this.send("GET", current, undefined, {});
    }
    return new Page(answer, current, redirects);
  }

  private async send(method: string, path: string, body: BodyInit | undefined, given: Record<string, string>) {
    const encoded = new Response(body);
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      ...navigation,
      host: new URL(this.origin).host,
      "x-forwarded-for": this.address,
      "content-type": encoded.headers.get("content-type"),
      cookie,
      ...given,
    };
    const url = new URL(path, this.siteUrl);
    const bytes = body ? Buffer.from(await encoded.arrayBuffer()) : undefined;
    const answer = await exchange(url, method, headers, bytes, this.from);
    for (const line of answer.headers.getSetCookie()) this.keepCookie(line);
    return answer;
  }

  private keepCookie(line: string) {
    const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
    const [name = "", ...value] = pair.split("=");
    const isGone = attributes.some((attr) => /^max-age=0$/i.test(attr));
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value.join("="));
  }
}

export interface Form {
  element: Element;
  page: Page;
  method: "get" | "post";
  action: string;
}

/** A response, parsed as a page. */
export class Page {
  readonly status: number;
  readonly headers: Headers;
  readonly path: string;
  /** The redirects that led here. */
  readonly redirects: string[];
  readonly html: string;
  private parsed: ReturnType<typeof parseHtml> | undefined;

  constructor({ status, headers, text }: Exchanged, path: string, redirects: string[]) {
    this.status = status;
    this.headers = headers;
    this.path = path;
    this.redirects = redirects;
    this.html = text;
    if (text.includes('<div hidden id="S:')) throw new Error(`A part of ${path} waits for a script`);
  }

  /** Parsed only when a test reads it, because most tests of the role matrix read only the status. */
  get document(): ReturnType<typeof parseHtml> {
    this.parsed ??= parseHtml(this.html);
    return this.parsed;
  }

  /** The visible text as one line. */
  get text(): string {
    return textOf(this.document);
  }

  /** Whether a text is on the page. Mostly its main part says it, and parsing the rest takes longer. */
  says(text: string): boolean {
    const [main = ""] = /<main[\s>].*?<\/main>/s.exec(this.html) ?? [];
    return textOf(parseHtml(main)).includes(text) || this.text.includes(text);
  }

  get heading(): string {
    return byTag(this.document, "h1").map(textOf).join(" ");
  }

  get title(): string {
    return byTag(this.document, "title")
      .flatMap(({ childNodes }) => childNodes.map((node) => ("value" in node ? node.value : "")))
      .join("");
  }

  /** The texts of the elements with these tags or roles. */
  texts(...tagsOrRoles: string[]): string[] {
    return elements(
      this.document,
      (element) => tagsOrRoles.includes(element.tagName) || tagsOrRoles.includes(attribute(element, "role") ?? ""),
    ).map(textOf);
  }

  /** The first form whose action starts with this text; `field` selects the one with this field. */
  form(action: string, field?: string): Form {
    const forms = byTag(this.document, "form").map((element) => ({
      element,
      page: this,
      action: attribute(element, "action") || this.path,
      method: attribute(element, "method")?.toLowerCase() === "post" ? ("post" as const) : ("get" as const),
    }));
    const hasField = (form: Form) =>
      !field || elements(form.element, (element) => attribute(element, "name") === field).length > 0;
    const found = forms.find((form) => form.action.startsWith(action) && hasField(form));
    if (!found)
      throw new Error(`No form to ${action} on ${this.path}, only to ${forms.map((f) => f.action).join(", ")}`);
    return found;
  }

  /** The value of the field with this name. */
  valueAt(name: string): string | null {
    const [field] = elements(this.document, (element) => attribute(element, "name") === name);
    if (!field) return null;
    return field.tagName === "textarea" ? rawText(field) : attribute(field, "value");
  }

  /** The field's error text, found like assistive technology finds it. */
  errorAt(name: string): string {
    const field = elements(this.document, (element) => attribute(element, "name") === name && isInvalid(element))[0];
    const ids = field ? (attribute(field, "aria-describedby") ?? "").split(" ") : [];
    return elements(this.document, (element) => ids.includes(attribute(element, "id") ?? "—"))
      .map(textOf)
      .join(" ");
  }
}

const isInvalid = (element: Element) => attribute(element, "aria-invalid") === "true";

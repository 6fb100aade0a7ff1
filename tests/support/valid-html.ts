import { HtmlValidate, StaticConfigLoader } from "html-validate";

const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }));

/** The errors in a page's markup by the HTML standard: nesting, attributes, identifiers, references. */
export async function judgeHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) => messages);
  return [...new Set(found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector}`))];
}

export interface Rule {
  readonly selector: string;
  /** Its declarations and comments. */
  readonly body: string;
  /** It applies everywhere: it is in no `@media`, `@container` or other block. */
  readonly isAtRoot: boolean;
}

/** The rules of a style sheet, in their order. */
export function rulesOf(sheet: string): readonly Rule[] {
  const rules: Rule[] = [];
  let blocks = 0;
  for (const [, head = '', body, end] of sheet.matchAll(
    /((?:\/\*.*?\*\/|[^{}])*)(?:\{((?:\/\*.*?\*\/|[^{}])*)\}|([{}]))/gs,
  )) {
    const selector = head.replaceAll(/\/\*.*?\*\/|@import[^;]*;/gs, '').trim();
    if (body !== undefined) rules.push({ selector, body, isAtRoot: blocks === 0 });
    else blocks += end === '{' ? 1 : -1;
  }
  return rules;
}

/** The declarations of a rule: property and value. */
export const declarationsOf = ({ body }: Rule): readonly (readonly [string, string])[] =>
  [...body.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([\w-]+):\s*([^;]+);/g)].map(([, property = '', value = '']) => [
    property,
    value.trim().replaceAll(/\s+/g, ' '),
  ]);

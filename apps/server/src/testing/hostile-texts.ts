const tags = ['script', 'img', 'svg', 'iframe', 'style', 'a', 'p', 'math', 'template', 'object'];
const attributes = [
  'onerror=alert(1)',
  'onload="alert(1)"',
  'href="javascript:alert(1)"',
  "href='&#106;avascript:alert(1)'",
  'style="background:url(javascript:alert(1))"',
  'src=x onerror=alert`1`',
  'srcdoc="<script>alert(1)</script>"',
  'xlink:href="data:text/html,<script>alert(1)</script>"',
  'formaction=//evil.example',
  'href="//evil.example"',
];
const shapes = [
  (tag: string, attribute: string) => `<${tag} ${attribute}>x</${tag}>`,
  (tag: string, attribute: string) => `<${tag}/${attribute}//><p>x`,
];

/** Two hundred texts that run something in a browser that inserts them as HTML. */
export const hostileTexts: readonly string[] = shapes.flatMap(shape =>
  tags.flatMap(tag => attributes.map(attribute => shape(tag, attribute))),
);

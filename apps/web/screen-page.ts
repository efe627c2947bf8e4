import { type RegisteredScreen, signInTexts } from '@commissary/catalog';

export interface PageParts {
  /** The page as the bundler wrote it: it loads the entrance, and its root is empty. */
  readonly html: string;
  /** The style sheet of the entrance, which becomes a part of the page. */
  readonly styles: string;
  /** The files that the screen loads besides the entrance, by their addresses. */
  readonly files: readonly string[];
}

/** The page of a screen: before its script runs, it shows an outline with the title, and loads the screen's chunks. */
export const screenPage = (screen: RegisteredScreen, { html, styles, files }: PageParts): string =>
  html
    .replace(/<title>.*<\/title>/, () => `<title>${signInTexts.pageTitle(screen.title)}</title>`)
    // The link stays, disabled and so never followed: a later chunk that needs these styles finds that they are there.
    .replace(/<link rel="stylesheet"[^>]*(?=>)/, link => `<style>${styles}</style>\n    ${link} disabled`)
    .replace('</head>', () => `${files.map(linkTo).join('')}  </head>`)
    .replace('<div id="root">', root => `<div id="frame" aria-hidden="true">${frameOf(screen)}</div>\n    ${root}`);

const linkTo = (file: string): string => {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `  <link ${kind} crossorigin href="/${file}">\n  `;
};

const frameOf = ({ id, title, access, selectors }: RegisteredScreen): string => {
  if (access !== undefined) return `<div class="frame-paper"><h1>${title}</h1></div>`;
  const hasBand = id === 'home' || selectors?.includes('location') === true;
  const side = `<div class="frame-side">${bars(11)}</div>`;
  return `${side}<div class="frame-main" data-band="${hasBand}"><h1>${title}</h1><div class="frame-rows">${bars(7)}</div></div>`;
};

/** Grey bars in place of lines of text. */
const bars = (count: number): string => '<p></p>'.repeat(count);

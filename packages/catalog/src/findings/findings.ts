import type { DocumentKind, Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { menuFindings } from './menu-findings.ts';

const checks: { readonly [K in DocumentKind]?: (document: unknown) => readonly Finding[] } = {
  menu: document => menuFindings(document as Menu),
};

/** Returns what is most likely a mistake in a whole effective document; empty for kinds without checks. */
export const findingsOf = (kind: DocumentKind, document: unknown): readonly Finding[] => checks[kind]?.(document) ?? [];

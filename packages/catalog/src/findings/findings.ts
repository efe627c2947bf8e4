import type { DocumentKind, Employment, LocationSettings, Menu } from '../documents/index.ts';
import type { Finding } from '../finding.ts';
import { employmentFindings } from './employment-findings.ts';
import { menuFindings } from './menu-findings.ts';
import { restrictionFindings } from './restriction-findings.ts';
import { settingsFindings } from './settings-findings.ts';

const checks: { readonly [K in DocumentKind]: (document: unknown) => readonly Finding[] } = {
  settings: document => settingsFindings(document as LocationSettings),
  menu: document => menuFindings(document as Menu),
  employment: document => employmentFindings(document as Employment),
};

/** Returns what is most likely a mistake in a whole effective document. */
export const findingsOf = (kind: DocumentKind, document: unknown): readonly Finding[] => [
  ...restrictionFindings(kind, document),
  ...checks[kind](document),
];

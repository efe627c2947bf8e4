import { web } from './chunk-definition.ts';

/** The form of sections: what long lists, rare kinds and members' screens need is another. */
export const formModules = [
  ...['document-form.tsx', 'document-screen.tsx', 'document-session.tsx', 'index.ts'],
  ...[
    'actions/index.ts',
    'conflicts/index.ts',
    'drafts/index.ts',
    'edit-session',
    'fields/index.ts',
    'history/index.ts',
    'inputs/index.ts',
  ],
  ...[
    'lists/index.ts',
    'presence/index.ts',
    'provenance/index.ts',
    'references/index.ts',
    'restore/index.ts',
    'rows',
    'save/index.ts',
    'save/reached-by.ts',
  ],
  'state',
].map(part => `form/${part}${part.includes('.') ? '' : '/'}`);

/** What reads the field language, and what reads documents, in rooms that every screen loads otherwise. */
export const readsFields = web('formatting/value-texts.ts');
export const readsDocuments = web(
  ...['formatting/format-issue.ts', 'levels/preview-groups.ts', 'levels/use-document-formatter.ts'],
  ...['navigation/path-href.ts', 'navigation/returned-member.ts', 'snapshot/'],
);

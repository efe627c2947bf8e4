import type { DocumentKind } from '@commissary/catalog';
import type { Change } from '@commissary/document';
import { type LookUpSecret, type PutSecret, storedSecrets, storedSecretsInChanges } from '@commissary/schema';
import { definitions } from '../content/index.ts';
import type { UseCaseContext } from '../context/index.ts';
import type { NewSecret } from '../secrets/index.ts';
import type { LayerHeads } from './layer-heads.ts';

/** What a response may contain about the secrets in some documents and change lists. */
export const secretMetadata = (
  caller: Pick<UseCaseContext, 'db' | 'secrets'>,
  kind: DocumentKind,
  content: { readonly documents?: readonly unknown[]; readonly lists?: readonly (readonly Change[])[] },
): Promise<LookUpSecret> => {
  const { field } = definitions[kind];
  const placed = [
    ...(content.documents ?? []).flatMap(document => storedSecrets(field, document)),
    ...(content.lists ?? []).flatMap(list => storedSecretsInChanges(field, list)),
  ];
  return caller.secrets.facts(
    caller.db,
    placed.map(({ id }) => id),
  );
};

/** Encrypts the new secret values of a save, each for its path; their rows are written in the save's transaction. */
export const storeNewSecrets = (
  caller: Pick<UseCaseContext, 'secrets' | 'newId' | 'now' | 'person'>,
  { layer, document }: LayerHeads,
): { readonly put: PutSecret; readonly secrets: readonly NewSecret[] } => {
  const secrets: NewSecret[] = [];
  const author = { by: caller.person.name, at: caller.now() };
  return {
    secrets,
    put: (value, path) => {
      const id = caller.newId();
      const at = { companyId: layer.companyId, documentId: document.id, path, id };
      secrets.push(caller.secrets.seal(at, value, author));
      return id;
    },
  };
};

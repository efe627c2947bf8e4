import { type DocumentKind, hasSeveral } from '@commissary/catalog';
import type { ReferenceOption } from '@commissary/contract';
import { joinPath, keyToken, listsOf, parentPath, type Reference } from '@commissary/schema';
import { useQuery } from '@tanstack/react-query';
import { referenceOptionsQuery } from '../../../cache/index.ts';
import { useActiveMenu } from '../../../navigation/index.ts';
import { useUser } from '../../../session/index.ts';
import { NEVER, useForm, useFormSelector, valueIn } from '../../state/index.ts';

export interface OfferedOptions {
  readonly state: 'loading' | 'failed' | 'absent' | 'known';
  readonly choices: readonly ReferenceOption[];
  /** The id of the document, where there are several of the kind. */
  readonly of: string | null;
  /** The same where the reference has to store it: a location has one menu, and its references point into that. */
  readonly said: string | undefined;
  /** The name of the menu, where it is not the selected one of the page. */
  readonly elsewhere: string | null;
  retry(): void;
}

/** The options of a reference into another document; `path` is the path of the field. */
export const useReferenceOptions = (field: Reference, path: string): OfferedOptions => {
  const { address } = useForm();
  const [target] = listsOf(field);
  const { document, path: list = '' } = target ?? {};
  const documentIdPath =
    field.documentIdField === undefined ? NEVER : joinPath(parentPath(path) ?? '', keyToken(field.documentIdField));
  const own = useFormSelector(documentIdPath, session =>
    field.documentIdField === undefined ? '' : valueIn(session, documentIdPath),
  );
  const active = useActiveMenu();
  const { accessibleTenants } = useUser();
  const here = accessibleTenants.find(({ id, type }) => id === address.tenantId && type === 'LOCATION');
  // A reference that is set already keeps its menu, whichever the page has selected meanwhile.
  const kind = document as DocumentKind;
  const several = hasSeveral(kind);
  const of = !several ? null : typeof own === 'string' && own !== '' ? own : (here?.menuId ?? active.menuId);
  const about = { kind, companyId: address.companyId, tenantId: address.tenantId };
  const query = useQuery({
    ...referenceOptionsQuery({ ...about, menuId: of }, list),
    enabled: !several || of !== null,
  });
  const waits = query.isPending && (!several || of !== null || active.pending);
  return {
    state: query.isError ? 'failed' : waits ? 'loading' : query.data?.choices ? 'known' : 'absent',
    choices: query.data?.choices ?? none,
    of,
    said: here !== undefined || field.documentIdField === undefined ? undefined : (of ?? undefined),
    elsewhere: of === (here?.menuId ?? active.menuId) ? null : (active.menus.find(({ id }) => id === of)?.name ?? null),
    retry: () => void query.refetch(),
  };
};

const none: readonly ReferenceOption[] = [];

import { createHash } from 'node:crypto';
import { documentKinds, hasSeveral, sentencesIn } from '@commissary/catalog';
import type { ReferenceOption } from '@commissary/contract';
import { permissionsAt, tenantScopeOf } from '@commissary/domain';
import {
  collectReferences,
  type Field,
  fieldAt,
  formatValue,
  isList,
  listsOf,
  own,
  redact,
  targetMembersWithin,
  type ValueTexts,
} from '@commissary/schema';
import { definitions } from '../content/index.ts';
import {
  type DocumentRequest,
  type DocumentTarget,
  effectiveDocument,
  layerHashesKey,
  permissionsText,
  relatedAt,
  requireTenantAccess,
} from '../documents/index.ts';
import { apiError } from '../errors/index.ts';

export interface ReferenceOptionsAddress extends DocumentTarget {
  /** A list that another document references. */
  readonly list: string;
  readonly expected?: string | undefined;
}

export interface ReferenceOptionsPage {
  readonly version: string;
  readonly choices: ReferenceOption[] | null;
}

/**
 * The reference options of a document, as validated at a tenant: the members of one list, by id and name. Null when the
 * caller has them already.
 */
export const readReferenceOptions = async (
  caller: DocumentRequest,
  address: ReferenceOptionsAddress,
): Promise<ReferenceOptionsPage | null> => {
  const { kind, companyId, menuId: of, list, expected } = address;
  if (!isReferredTo(kind, list)) throw apiError(400, 'bad-path', 'list');
  const tenant = await requireTenantAccess(caller, address);
  const found = await relatedAt(caller.db, { companyId, tenant })([{ kind, of: hasSeveral(kind) ? of : undefined }]);
  const [stack] = found.values();
  const held: ReadonlySet<string> = permissionsAt(
    caller.person,
    tenant === null ? { companyId } : tenantScopeOf(tenant),
  );
  const version =
    stack === undefined ? 'none' : shortOf(`${layerHashesKey(stack)} ${permissionsText(held)} ${caller.language}`);
  if (version === expected) return null;
  if (stack === undefined) return { version, choices: null };
  const { field } = definitions[kind];
  const readable = redact(field, (await effectiveDocument(caller, stack)).document, permission => held.has(permission));
  const { valueTexts, labeled } = sentencesIn(caller.language);
  const said = labeled(field);
  const choices = targetMembersWithin(valueTexts, said, readable, list).map(({ id, name, within, member }) => {
    // A note is a name or a number, and no instant.
    const note = noteOf(valueTexts, said, readable, list, member);
    return { id, name, ...(within !== undefined && { within }), ...(note !== undefined && { note }) };
  });
  return { version, choices };
};

const noteOf = (
  texts: ValueTexts,
  root: Field,
  document: unknown,
  list: string,
  member: unknown,
): ReferenceOption['note'] => {
  const parent = fieldAt(root, list);
  const key = parent !== undefined && isList(parent) ? parent.optionNote : undefined;
  const value = key === undefined ? undefined : own(member, key);
  const said = key === undefined ? undefined : fieldAt(root, `${list}/[]/${key}`);
  return key === undefined || said === undefined || value === undefined || value === ''
    ? undefined
    : { key, label: said.label, text: formatValue(texts, root, document, said, value) };
};

/** A list that no reference of another document may point at is not listed. */
const isReferredTo = (kind: ReferenceOptionsAddress['kind'], list: string): boolean =>
  documentKinds.some(one =>
    collectReferences(definitions[one].field)
      .flatMap(listsOf)
      .some(({ document, path }) => document === kind && path === list),
  );

const shortOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22);

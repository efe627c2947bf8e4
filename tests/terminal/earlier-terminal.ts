import { createHash } from 'node:crypto';
import { documents } from '@commissary/catalog';
import { canonicalJson } from '@commissary/document';
import { childField, type Field } from '@commissary/schema';

/**
 * A terminal before long lists were split into chunks: what it sends, what it requests, and how it verifies and
 * assembles what it receives. It is a copy, so that it stays as it was.
 */
export const earlierTerminal = (server: string, credential: string) => {
  const kept = new Map<string, unknown>();
  let runs: readonly Running[] = [];
  let requested = 0;
  const ask = async (path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(new URL(path, server), {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        authorization: `Bearer ${credential}`,
        'x-commissary': '1',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  const fetched = async (folder: 'manifest' | 'parts', name: string): Promise<unknown> => {
    if (kept.has(name)) return kept.get(name);
    const value = await ask(`/api/terminal/${folder}/${name}`);
    requested += 1;
    if (createHash('sha256').update(canonicalJson(value)).digest('hex') !== name) throw new Error(`${name} is damaged`);
    kept.set(name, value);
    return value;
  };
  const documentOf = async ({ kind, manifest: name }: Running): Promise<unknown> => {
    const manifest = (await fetched('manifest', name)) as { kind: string; parts: Record<string, string> };
    if (manifest.kind !== kind) throw new Error('The manifest is damaged');
    const pieces = new Map<string, unknown>();
    for (const [path, part] of Object.entries(manifest.parts)) pieces.set(path, await fetched('parts', part));
    return assemble(documents[kind].field, pieces);
  };
  /** One check-in. Returns the documents that it runs afterwards, and how many manifests and parts it requested. */
  const visit = async () => {
    requested = 0;
    const body = { deviceId: 'earlier', softwareVersion: '1.0.0', runs };
    const { assigned } = (await ask('/api/terminal/check-in', body)) as { assigned: readonly Running[] };
    const found = new Map<string, unknown>();
    for (const one of assigned) found.set(one.kind, await documentOf(one));
    runs = assigned.map(({ kind, manifest, sequence }) => ({ kind, manifest, sequence }));
    return { documents: found, requested, runs };
  };
  return { visit };
};

interface Running {
  readonly kind: keyof typeof documents;
  readonly manifest: string;
  readonly sequence: number;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const tokensOf = (path: string): readonly string[] => path.split('/').slice(1);

const assemble = (field: Field, pieces: ReadonlyMap<string, unknown>): unknown => {
  if (pieces.has('')) return pieces.get('');
  const root: Record<string, unknown> = {};
  const paths = [...pieces.keys()].filter(path => !tokensOf(path).at(-1)?.startsWith('['));
  for (const path of paths.sort((a, b) => tokensOf(a).length - tokensOf(b).length)) {
    const value = pieces.get(path);
    const isOrder = isRecord(value) && Array.isArray(value.order) && isStoredPerMember(field, path);
    putAt(root, tokensOf(path), isOrder ? ordered(pieces, path, value.order as (string | number)[]) : value);
  }
  return root;
};

const isStoredPerMember = (root: Field, path: string): boolean => {
  let here: (Field & { readonly storedPerMember?: boolean }) | undefined = root;
  for (const token of tokensOf(path)) here = here && childField(here, token);
  return here?.storedPerMember === true;
};

const ordered = (pieces: ReadonlyMap<string, unknown>, path: string, order: readonly (string | number)[]): unknown[] =>
  order.map(id => {
    const member = pieces.get(`${path}/[${id}]`);
    if (member === undefined) throw new Error(`A stored part is missing: ${path}/[${id}]`);
    return member;
  });

const putAt = (root: Record<string, unknown>, tokens: readonly string[], value: unknown): void => {
  let here = root;
  for (const token of tokens.slice(0, -1)) {
    const inner = { ...(isRecord(here[token]) ? here[token] : {}) };
    here[token] = inner;
    here = inner;
  }
  here[tokens.at(-1) ?? ''] = value;
};

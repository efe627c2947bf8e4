import type { OrderType } from '@commissary/catalog';
import { type Edit, getAt } from '@commissary/document';
import { joinPath, memberToken } from '@commissary/schema';
import { change, contentOf, type EditSession } from '../../form/edit-session/index.ts';
import { type FormStore, fieldLockAt } from '../../form/state/index.ts';
import { effectiveOf } from '../../snapshot/index.ts';

/**
 * Online ordering as a whole: the order types that can be offered online, by the path of the field that turns each on.
 */
export interface OnlineSwitch {
  readonly paths: readonly string[];
  /** The number of them that are offered online. */
  readonly on: number;
  /** The missing permission, by its label. */
  readonly needs: string | null;
}

const typesPath = '/orderTypes/types';

export const onlineSwitchOf = (session: EditSession): OnlineSwitch => {
  const document = effectiveOf(session.opened, contentOf(session));
  const types = getAt(document, typesPath) as readonly OrderType[];
  const reported = types.map(({ id, activeOnline }) => {
    const path = `${joinPath(typesPath, memberToken(id))}/activeOnline`;
    return { path, activeOnline, locked: fieldLockAt(session.opened, document, path) };
  });
  // One that cannot be offered online is turned off by its own settings.
  const able = reported.filter(({ locked }) => locked?.why !== 'follows');
  const refused = able.flatMap(({ locked }) => (locked?.why === 'right' ? locked.needs : []));
  return {
    paths: able.map(({ path }) => path),
    on: able.filter(({ activeOnline }) => activeOnline).length,
    needs: refused[0] ?? null,
  };
};

/** Offers every order type online that can be, or none of them: one step of undo. */
export const switchOnline = (store: FormStore, on: boolean): void => {
  const session = store.session();
  const document = effectiveOf(session.opened, contentOf(session));
  const edits = onlineSwitchOf(session).paths.flatMap((path): readonly Edit[] =>
    getAt(document, path) === on ? [] : [{ op: 'set', path, value: on }],
  );
  if (edits.length > 0)
    store.write(
      change(session, edits),
      edits.map(({ path }) => path),
    );
};

import { permissionLabel, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rolesPreviewOf } from '../../cache/index.ts';
import { stepRedo, stepUndo, useDiscard } from '../../form/actions/index.ts';
import { canRedo, canUndo, type EditSession } from '../../form/edit-session/index.ts';
import { useEditSession, useFormSelector } from '../../form/state/index.ts';
import { Dot } from '../../ui/index.ts';
import { sentChanges } from './pending-roles.ts';
import { previewText } from './preview-text.ts';
import { discountLimitText, discountOf, type RoleScope } from './role-lock.ts';
import styles from './roles.module.css';
import type { RoleEdits } from './use-role-edits.ts';

export interface RoleSaveBarProps {
  readonly owner: string;
  readonly roles: readonly Role[];
  readonly reach: RoleScope;
  readonly edits: RoleEdits;
  readonly onSave: () => void;
}

/** The unsaved changes, what saving them would add and remove, and the save button. */
export function RoleSaveBar({ owner, roles, reach, edits, onSave }: RoleSaveBarProps) {
  const { store } = useEditSession();
  const { undo, redo, saving, versions } = useFormSelector('', barState);
  const preview = useQuery(rolesPreviewOf(owner, sentChanges(edits.pending, versions)));
  const count = Object.keys(edits.pending).length;
  const discard = useDiscard(store, () => count);
  const why = useId();
  const refusals = roles.flatMap(role => {
    const typed = edits.typed[role.id];
    if (typed === undefined) return [];
    const { limit, lock } = discountOf(role, reach);
    return rolesTexts.invalidDiscount(role.name, typed, discountLimitText(limit, lock));
  });
  const isRefused = refusals.length > 0;
  if (count === 0 && !isRefused && !undo && !redo) return null;
  const words = preview.data === undefined ? [preview.isError ? unknown : looking] : previewText(preview.data);
  return (
    <section className={styles.bar} aria-label={rolesTexts.changesNotSaved}>
      {count > 0 && (
        <div className={styles.effects}>
          <div role="status">
            {words.map(sentence => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <ul>
            {roles.flatMap(role => {
              const said = changeWords(role, edits);
              return said === null ? [] : [<li key={role.id}>{said}</li>];
            })}
          </ul>
        </div>
      )}
      <div className={`${styles.main} row align-center gap-8`}>
        <span className="inline-row align-center gap-8 size-13 weight-600">
          {(count > 0 || isRefused) && <Dot tone="unsaved" />}
          {count > 0 ? rolesTexts.rolesChanged(count) : isRefused ? rolesTexts.notSaved : rolesTexts.saved}
        </span>
        {isRefused && (
          <span id={why} className="weight-600 tone-error">
            {rolesTexts.fixBeforeSaving(refusals.join(' '))}
          </span>
        )}
        <ActionIcon aria-label={rolesTexts.undo} disabled={!undo} onClick={() => stepUndo(store)}>
          <IconArrowBackUp size={17} stroke={1.8} />
        </ActionIcon>
        <ActionIcon aria-label={rolesTexts.redo} disabled={!redo} onClick={() => stepRedo(store)}>
          <IconArrowForwardUp size={17} stroke={1.8} />
        </ActionIcon>
        <span className="push-end" />
        <Button variant="subtle" disabled={(count === 0 && !isRefused) || saving} onClick={discard}>
          {rolesTexts.discard}
        </Button>
        <Button
          disabled={count === 0 || isRefused}
          aria-describedby={isRefused ? why : undefined}
          loading={saving}
          onClick={onSave}
        >
          {rolesTexts.save}
        </Button>
      </div>
    </section>
  );
}

const barState = ({ steps, phase, opened }: EditSession) => ({
  undo: canUndo(steps),
  redo: canRedo(steps),
  saving: phase.at === 'saving',
  versions: opened.versions.rows ?? {},
});

const looking = rolesTexts.loadingImpact;
const unknown = rolesTexts.impactLoadFailed;

const changeWords = (role: Role, { pending }: RoleEdits): string | null => {
  const changes = pending[role.id];
  if (changes === undefined) return null;
  const { addPerms, removePerms, maxDiscountPct: pct, currentMaxDiscountPct: was } = changes;
  const parts = [
    ...addPerms.map(name => `+ ${permissionLabel(name)}`),
    ...removePerms.map(name => `− ${permissionLabel(name)}`),
    ...(pct === was ? [] : [rolesTexts.discountChangeLine(was, pct)]),
  ];
  return `${role.name}: ${parts.join(', ')}`;
};

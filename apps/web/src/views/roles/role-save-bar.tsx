import { permissionLabel, rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import { ActionIcon, Button } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { rolesPreviewOf } from '../../cache/index.ts';
import { useEditKeys } from '../../form/edit-session/index.ts';
import { Dot } from '../../ui/index.ts';
import { previewText } from './preview-text.ts';
import styles from './roles.module.css';
import type { RoleEdits } from './use-role-edits.ts';

export interface RoleSaveBarProps {
  readonly owner: string;
  readonly roles: readonly Role[];
  readonly edits: RoleEdits;
}

/** The unsaved changes, what saving them would add and remove, and the save button. */
export function RoleSaveBar({ owner, roles, edits }: RoleSaveBarProps) {
  useEditKeys(edits);
  const preview = useQuery(rolesPreviewOf(owner, edits.sent));
  const why = useId();
  const refusals = roles.flatMap(({ id, name }) => {
    const refused = edits.refused[id];
    return refused === undefined ? [] : [rolesTexts.invalidDiscount(name, refused.text, refused.reason)];
  });
  const isRefused = refusals.length > 0;
  if (edits.count === 0 && !isRefused && !edits.canUndo && !edits.canRedo) return null;
  const words = preview.data === undefined ? [preview.isError ? unknown : looking] : previewText(preview.data);
  return (
    <section className={styles.bar} aria-label={rolesTexts.changesNotSaved}>
      {edits.count > 0 && (
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
      <div className={styles.main}>
        <span className={styles.count}>
          {(edits.count > 0 || isRefused) && <Dot tone="unsaved" />}
          {edits.count > 0 ? rolesTexts.rolesChanged(edits.count) : isRefused ? rolesTexts.notSaved : rolesTexts.saved}
        </span>
        {isRefused && (
          <span id={why} className={styles.wrong}>
            {rolesTexts.fixBeforeSaving(refusals.join(' '))}
          </span>
        )}
        <ActionIcon aria-label={rolesTexts.undo} disabled={!edits.canUndo} onClick={edits.undo}>
          <IconArrowBackUp size={17} stroke={1.8} />
        </ActionIcon>
        <ActionIcon aria-label={rolesTexts.redo} disabled={!edits.canRedo} onClick={edits.redo}>
          <IconArrowForwardUp size={17} stroke={1.8} />
        </ActionIcon>
        <span className={styles.push} />
        <Button variant="subtle" disabled={(edits.count === 0 && !isRefused) || edits.saving} onClick={edits.discard}>
          {rolesTexts.discard}
        </Button>
        <Button
          disabled={edits.count === 0 || isRefused}
          aria-describedby={isRefused ? why : undefined}
          loading={edits.saving}
          onClick={edits.save}
        >
          {rolesTexts.save}
        </Button>
      </div>
    </section>
  );
}

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

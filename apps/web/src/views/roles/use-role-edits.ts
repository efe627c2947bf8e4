import { rolesTexts } from '@commissary/catalog';
import type { Role } from '@commissary/contract';
import type { RoleChanges } from '@commissary/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { api, responseBody, StatusError } from '../../api/index.ts';
import { asBody, employeesKey, rolesKey, rolesQuery, type SentChanges } from '../../cache/index.ts';
import {
  canRedo,
  canUndo,
  closeStep,
  record,
  stepBack,
  stepForward,
  type UndoHistory,
  undoable,
} from '../../form/edit-session/index.ts';
import { useRegisterUnsaved } from '../../navigation/index.ts';
import { notify, reportError } from '../../notifications/index.ts';
import { isSent, refreshUser, useSaveWhenOnline, useUser } from '../../session/index.ts';
import { changesOf, inverse, type PendingRoles, sentChanges, settled, withPendingChanges } from './pending-roles.ts';

/** The unsaved changes of roles, with undo, redo and save. */
export interface RoleEdits {
  readonly pending: PendingRoles;
  readonly sent: SentChanges;
  readonly count: number;
  /** Texts typed as a limit that are not one, by role: they prevent a save. */
  readonly refused: Readonly<Record<string, Refused>>;
  readonly saving: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  change(role: Role, act: (changes: RoleChanges) => RoleChanges, key?: string): void;
  /** Stores a text that is no limit; null removes it. */
  refuse(role: Role, refused: Refused | null): void;
  undo(): void;
  redo(): void;
  discard(): void;
  save(): void;
}

/** A typed text, and why it is rejected. */
export interface Refused {
  readonly text: string;
  readonly reason: string;
}

export const useRoleEdits = (owner: string, roles: readonly Role[]): RoleEdits => {
  const client = useQueryClient();
  const user = useUser();
  const [steps, setSteps] = useState<UndoHistory<PendingRoles>>(() => undoable({}));
  const [typed, setRefused] = useState<RoleEdits['refused']>({});
  // A role may be deleted meanwhile.
  const refused = Object.fromEntries(Object.entries(typed).filter(([id]) => roles.some(role => role.id === id)));
  const pending = useMemo(() => settled(steps.present, roles), [steps.present, roles]);
  const sent = useMemo(() => sentChanges(pending, roles), [pending, roles]);
  const count = Object.keys(sent).length;
  const act = useMutation({
    mutationFn: async (changes: SentChanges) => {
      const call = { params: { owner }, body: asBody(changes) };
      return responseBody(await api.roles.savePermissions(call, { idempotencyKey: crypto.randomUUID() }));
    },
    onMutate: () => setSteps(closeStep),
    onSuccess: async (saved, changes) => {
      client.setQueryData(rolesQuery(owner).queryKey, saved);
      // Undo restores, unsaved, the changes that revert this save.
      setSteps({ ...undoable<PendingRoles>({}), past: [inverse(pending)] });
      notify('success', rolesTexts.rolesSaved(Object.keys(changes).length));
      await Promise.all([
        client.invalidateQueries({ queryKey: rolesKey }),
        client.invalidateQueries({ queryKey: employeesKey }),
        user.grantedRoles.some(({ roleId }) => roleId in changes) ? refreshUser() : null,
      ]);
    },
    onError: async error => {
      if (!(error instanceof StatusError) || error.status !== 409) return reportError(error, saveFailed);
      await client.invalidateQueries({ queryKey: rolesQuery(owner).queryKey });
      notify('warning', changedMeanwhile);
    },
  });
  const wrong = Object.keys(refused).length;
  const unsaved = new Set([...Object.keys(sent), ...Object.keys(refused)]).size;
  useRegisterUnsaved(
    unsaved > 0 ? { count: unsaved, what: rolesTexts.roleOrRoles(unsaved), saving: act.isPending } : null,
  );
  const isReady = count > 0 && wrong === 0;
  const saveOnline = useSaveWhenOnline(async () => isReady && !act.isPending && isSent(act.mutateAsync(sent)));
  return {
    pending,
    sent,
    count,
    refused,
    saving: act.isPending,
    canUndo: canUndo(steps),
    canRedo: canRedo(steps),
    change: (role, change, key) =>
      setSteps(now => {
        const present = settled(now.present, roles);
        return record(now, withPendingChanges(present, role.id, change(changesOf(present, role))), key ?? null);
      }),
    refuse: (role, refusal) => setRefused(now => withRefusal(now, role.id, refusal)),
    undo: () => setSteps(stepBack),
    redo: () => setSteps(stepForward),
    discard: () => {
      setRefused({});
      setSteps(now => record(now, {}));
    },
    save: () => {
      if (isReady) void saveOnline();
    },
  };
};

const withRefusal = (refused: RoleEdits['refused'], id: string, refusal: Refused | null): RoleEdits['refused'] => {
  const { [id]: _, ...others } = refused;
  return refusal === null ? others : { ...others, [id]: refusal };
};

const saveFailed = rolesTexts.saveFailed;
const changedMeanwhile = rolesTexts.rolesChangedMeanwhile;

import { moveTexts } from '@commissary/catalog';
import type { MovePreview } from '@commissary/contract';
import { fieldAt, idOf, isArray, valueAt } from '@commissary/schema';
import { Box, Button, Radio, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useMemo, useState } from 'react';
import { api, responseBody, StatusError, UserError } from '../../api/index.ts';
import { refreshDocuments, undoAction } from '../../levels/index.ts';
import { AppLink, saveUnsavedWork } from '../../navigation/index.ts';
import { notifySaved } from '../../publishing/index.ts';
import { pendingChangesOf } from '../../snapshot/index.ts';
import { SheetDialog, SkeletonRows } from '../../ui/index.ts';
import { contentOf, isDirty } from '../edit-session/index.ts';
import { useForm, useFormSelector } from '../state/index.ts';
import styles from './move.module.css';
import { MovePreviewList } from './move-preview.tsx';
import { type MoveTarget, missingForMove, moveTargets, parentOfList } from './move-targets.ts';

/** Members of a list, and where they move to as far as that is known. */
export interface MoveRequest {
  readonly listPath: string;
  readonly paths: readonly string[];
  /** The members inside a sentence: the name of one, or how many. */
  readonly what: string;
  /** The list that they were dropped on. */
  readonly to?: string | undefined;
}

export interface MoveDialogProps {
  readonly request: MoveRequest;
  readonly onMoved?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Moves members to another parent, after a preview of what moves along. */
export function MoveDialog({ request, onMoved, onClose }: MoveDialogProps) {
  const { store, level, hrefOf } = useForm();
  const unsaved = useFormSelector('', session =>
    isDirty(session) ? pendingChangesOf(session.opened, contentOf(session)).length + session.kept.length : 0,
  );
  const title = moveTexts.title(request.what);
  if (level !== 'company') {
    const href = hrefOf('company', request.listPath);
    return (
      <Refusal title={title} text={href === null ? moveTexts.noAccess : moveTexts.atCompany} onClose={onClose}>
        {href !== null && <AppLink href={href}>{moveTexts.openAtCompany}</AppLink>}
      </Refusal>
    );
  }
  const missing = missingForMove(store.session(), request.paths);
  if (missing !== undefined) return <Refusal title={title} text={moveTexts.noPermission(missing)} onClose={onClose} />;
  if (unsaved > 0) return <SaveFirst title={title} count={unsaved} onClose={onClose} />;
  return <ParentDialog request={request} onMoved={onMoved} onClose={onClose} />;
}

interface RefusalProps {
  readonly title: string;
  readonly text: string;
  readonly children?: ReactNode;
  readonly onClose: () => void;
}

/** Why it cannot be moved here. */
function Refusal({ title, text, children, onClose }: RefusalProps) {
  return (
    <SheetDialog
      title={title}
      about={text}
      onClose={onClose}
      foot={
        <>
          {children}
          <Button data-autofocus onClick={onClose}>
            {moveTexts.close}
          </Button>
        </>
      }
    >
      {null}
    </SheetDialog>
  );
}

/** The move is made on what is saved, so unsaved changes are saved before it, with consent. */
function SaveFirst({ title, count, onClose }: Pick<RefusalProps, 'title' | 'onClose'> & { readonly count: number }) {
  const saving = useMutation({
    mutationFn: saveUnsavedWork,
    // What could not be saved is marked in the form.
    onSettled: isSaved => isSaved !== true && onClose(),
  });
  return (
    <SheetDialog
      title={title}
      about={moveTexts.unsaved(count)}
      closable={!saving.isPending}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={saving.isPending} onClick={onClose}>
            {moveTexts.cancel}
          </Button>
          <Button data-autofocus loading={saving.isPending} onClick={() => saving.mutate()}>
            {moveTexts.saveFirst}
          </Button>
        </>
      }
    >
      {null}
    </SheetDialog>
  );
}

function ParentDialog({ request, onMoved, onClose }: MoveDialogProps) {
  const { store, address } = useForm();
  const { definition, base } = store.session().opened;
  const client = useQueryClient();
  const targets = useMemo(() => moveTargets(store.session(), request.listPath), [store, request.listPath]);
  const [to, setTo] = useState(request.to ?? (targets.length === 1 ? targets[0]?.path : undefined) ?? null);
  const [changed, setChanged] = useState(false);
  const { kind, companyId, menuId } = address;
  const call = useMemo(() => {
    const members = to === null ? undefined : valueAt(base, to);
    const after = isArray(members) ? (idOf(members.at(-1)) ?? null) : null;
    const body = { kind, paths: [...request.paths], to: to ?? '', after, ...(menuId !== null && { menuId }) };
    return { params: { id: companyId }, body };
  }, [base, to, kind, companyId, menuId, request.paths]);
  const asked = useQuery({
    queryKey: ['previewedAct', companyId, 'move', call.body],
    queryFn: async ({ signal }) => responseBody(await api.overrides.previewMove(call, { signal })),
    enabled: to !== null,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
  const where = targets.find(({ path }) => path === to)?.name ?? '';
  const moving = useMutation({
    mutationFn: async ({ state }: MovePreview) =>
      responseBody(await api.overrides.move({ params: call.params, body: { ...call.body, state } })),
    onSuccess: async ({ revisionId }) => {
      const undo = async () =>
        responseBody(
          await api.overrides.undoMove({
            params: call.params,
            body: { kind, revisionId, ...(menuId !== null && { menuId }) },
          }),
        );
      const run = () => void undoAction(client, companyId, undo);
      notifySaved({ kind, companyId, tenantIds: [null] }, moveTexts.done(request.what, where, request.paths.length), {
        text: moveTexts.notPublished,
        act: { text: moveTexts.undo, run },
      });
      await refreshDocuments(client, companyId);
      onMoved?.();
      onClose();
    },
    onError: error => {
      if (!(error instanceof StatusError) || error.status !== 409) return;
      setChanged(true);
      void asked.refetch();
      void refreshDocuments(client, companyId);
    },
  });
  const parentLabel = fieldAt(definition, parentOfList(request.listPath))?.label ?? '';
  const wrong = asked.error ?? (changed ? null : moving.error);
  const { data } = asked;
  return (
    <SheetDialog
      title={where === '' ? moveTexts.title(request.what) : moveTexts.titleTo(request.what, where)}
      about={to === null ? moveTexts.chooseParent(parentLabel.toLowerCase()) : asked.isFetching && moveTexts.loading}
      size={560}
      closable={!moving.isPending}
      closeOnClickOutside={false}
      onClose={onClose}
      foot={
        <>
          <Button variant="subtle" disabled={moving.isPending} onClick={onClose}>
            {moveTexts.cancel}
          </Button>
          <Button
            disabled={to === null || data === undefined || asked.isFetching || asked.isError}
            loading={moving.isPending}
            onClick={() => {
              setChanged(false);
              if (data !== undefined) moving.mutate(data);
            }}
          >
            {moveTexts.title(request.what)}
          </Button>
        </>
      }
    >
      {/* What scrolls must be reached by the keyboard. */}
      <Box className={styles.body ?? ''} role="region" aria-label={moveTexts.changes} tabIndex={0}>
        <ParentPicker label={parentLabel.toLowerCase()} targets={targets} chosen={to} onChoose={setTo} />
        <div className={styles.preview} role="status">
          {changed && <p className={`${styles.changed} text-13 weight-600`}>{moveTexts.changedMeanwhile}</p>}
          {wrong !== null && <p className={`${styles.wrong} text-13 tone-error`}>{refusalText(wrong)}</p>}
          {to !== null && asked.isFetching && <SkeletonRows rows={2} />}
          {to !== null && data !== undefined && !asked.isFetching && wrong === null && (
            <MovePreviewList preview={data} paths={request.paths} to={to} definition={definition} document={base} />
          )}
        </div>
      </Box>
    </SheetDialog>
  );
}

interface ParentPickerProps {
  /** The label of a parent. */
  readonly label: string;
  readonly targets: readonly MoveTarget[];
  readonly chosen: string | null;
  readonly onChoose: (path: string) => void;
}

const searchAbove = 5;

/** The parents by name; Enter in the search field takes the first one. */
function ParentPicker({ label, targets, chosen, onChoose }: ParentPickerProps) {
  const [text, setText] = useState('');
  const words = text.trim().toLowerCase();
  const found = targets.filter(({ name }) => name.toLowerCase().includes(words));
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || found[0] === undefined) return;
    event.preventDefault();
    onChoose(found[0].path);
  };
  return (
    <fieldset className={`${styles.parents} min-width-0 reset`}>
      <legend>{moveTexts.newParent(label)}</legend>
      {targets.length > searchAbove && (
        <TextInput
          className={styles.search ?? ''}
          data-autofocus
          aria-label={moveTexts.search(label)}
          placeholder={moveTexts.search(label)}
          leftSection={<IconSearch size={15} stroke={1.8} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onKeyDown={keys}
        />
      )}
      <div className={styles.options}>
        {found.length === 0 && <p className={`${styles.note} text-13 tone-2`}>{moveTexts.noMatch(text)}</p>}
        {found.map(({ path, name }) => (
          <Radio key={path} name="parent" label={name} checked={path === chosen} onChange={() => onChoose(path)} />
        ))}
      </div>
    </fieldset>
  );
}

const refusalText = (error: Error): string => {
  const texts: Readonly<Record<string, string>> = moveTexts.refused;
  if (error instanceof UserError) return texts[error.failures[0]?.code ?? ''] ?? moveTexts.invalid;
  return error instanceof StatusError && error.status === 403 ? moveTexts.forbidden : moveTexts.failed;
};

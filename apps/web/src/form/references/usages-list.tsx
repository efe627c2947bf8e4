import { formListsTexts } from '@commissary/catalog';
import type { Use } from '@commissary/contract';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CachedDocumentKey } from '../../cache/index.ts';
import { AppLink, hrefOfPath } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { ErrorState, LevelIcon, SkeletonRows, useRestoreFocus } from '../../ui/index.ts';
import styles from '../../ui/popover-list.module.css';
import { type ListRow, type Replacement, replacementPlanOf } from '../rows/index.ts';
import { useForm } from '../state/index.ts';
import type { RemoveLabel } from './remove-action.tsx';
import { usagesOf } from './usage-queries.ts';

interface Removal {
  readonly word: RemoveLabel;
  readonly onTake: (heir?: Replacement) => void;
  readonly onKeep: () => void;
}

/** Where a row is used, and what its removal does to the references. */
export function Usages({ row, removal }: { readonly row: ListRow; readonly removal: Removal | null }) {
  return (
    <>
      <UsagesList row={row} />
      {removal && <RemovalUsages row={row} {...removal} />}
    </>
  );
}

/** The replacement for references in this form, and what happens to references elsewhere. */
function RemovalUsages({ row, word, onTake, onKeep }: Removal & { readonly row: ListRow }) {
  const { address, store } = useForm();
  const { data } = useQuery(usagesOf(address, row.path));
  const { paths, heirs } = replacementPlanOf(store.session(), row.path);
  const [chosen, setChosen] = useState('');
  const heir = heirs.find(({ id }) => String(id) === chosen);
  const elsewhere = data?.uses.filter(use => !isOf(address, use)).length ?? 0;
  const leaving = (what: Use['leaves']) => data?.uses.filter(({ leaves }) => leaves === what).length ?? 0;
  const [closed, open] = [leaving('nothing'), leaving('no-limit')];
  return (
    <>
      {heirs.length > 0 && (
        <div className="pad-x-16 pad-y-12 line-above">
          <NativeSelect
            label={formListsTexts.replaceWith}
            description={formListsTexts.replaceHint(paths.length)}
            value={chosen}
            data={[
              { value: '', label: formListsTexts.nothing },
              ...heirs.map(({ id, name }) => ({ value: String(id), label: name })),
            ]}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        </div>
      )}
      {closed > 0 && <p className="text-13 pad-x-16 pad-y-12 line-above">{formListsTexts.limitedToNothing(closed)}</p>}
      {open > 0 && <p className="text-13 pad-x-16 pad-y-12 line-above">{formListsTexts.noLongerLimited(open)}</p>}
      {elsewhere > 0 && (
        <p className="text-13 pad-x-16 pad-y-12 line-above">{formListsTexts.clearedElsewhere(elsewhere)}</p>
      )}
      <div className={`${styles.foot} row wrap align-center gap-8 line-above`}>
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
          onClick={() => onTake(heir)}
        >
          {heir === undefined
            ? formListsTexts[`${word}Anyway`](row.name)
            : formListsTexts[`${word}AndReplace`](row.name, heir.name)}
        </button>
        <button
          type="button"
          className={`${styles.button} inline-row align-center gap-6 size-13 weight-600 tone-2`}
          onClick={onKeep}
        >
          {formListsTexts.cancel}
        </button>
      </div>
    </>
  );
}

/** Whether this form edits a usage. */
const isOf = (address: CachedDocumentKey, use: Use): boolean =>
  use.kind === address.kind && use.tenantId === address.tenantId && (use.menuId ?? null) === address.menuId;

/** As many as somebody reads in a popover; the others are counted. */
const mostListed = 50;

/** Where a row is used, as saved. */
export function UsagesList({ row }: { readonly row: Pick<ListRow, 'name' | 'path'> }) {
  useRestoreFocus();
  const { address } = useForm();
  const query = useQuery(usagesOf(address, row.path));
  if (query.isPending) return <SkeletonRows rows={3} height={40} />;
  if (query.isError) return <ErrorState text={formListsTexts.usagesError} onRetry={() => query.refetch()} />;
  const { uses, total } = query.data;
  const shown = uses.slice(0, mostListed);
  return (
    <>
      <p className={styles.title}>
        {total === 0 ? formListsTexts.notUsed(row.name) : formListsTexts.usedCount(row.name, total)}
        <span className={`${styles.about} text-12 weight-400 tone-3`}>
          {total === 0 ? formListsTexts.removableHint : formListsTexts.usagesHint}
        </span>
      </p>
      {shown.map(use => (
        <UsageLine key={`${use.kind} ${use.menuId} ${use.tenantId} ${use.path}`} use={use} />
      ))}
      {total > shown.length && (
        <p className={`${styles.line} grid align-baseline gap-2 gap-x-16 text-13 pad-x-16 pad-y-8 line-above`}>
          {formListsTexts.andMore(total - shown.length)}
        </p>
      )}
    </>
  );
}

function UsageLine({ use }: { readonly use: Use }) {
  const { address, levelOf, names } = useForm();
  const { user } = useActiveTenant();
  const { kind, tenantId, menuId, path, subject, leaves } = use;
  const level = levelOf(tenantId);
  const there = user.accessibleTenants.find(({ id }) => id === tenantId)?.name ?? names[level];
  const href = hrefOfPath({ kind, companyId: address.companyId, tenantId, menuId }, path, { field: path });
  return (
    <div className={`${styles.line} grid align-baseline gap-2 gap-x-16 text-13 pad-x-16 pad-y-8 line-above`}>
      <span>
        {href === null ? subject : <AppLink href={href}>{subject}</AppLink>}
        {leaves !== undefined && (
          <span className={`${styles.about} text-12 weight-400 tone-3`}>{formListsTexts.leaves[leaves]}</span>
        )}
      </span>
      <span className="inline-row align-center gap-6 min-width-0">
        <LevelIcon level={level} /> {there}
      </span>
    </div>
  );
}

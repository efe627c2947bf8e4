import { formListsTexts } from '@commissary/catalog';
import type { List } from '@commissary/schema';
import { IconLinkOff } from '@tabler/icons-react';
import { lazyComponent } from '../../navigation/index.ts';
import { Badge } from '../../ui/index.ts';
import type { ListRow } from '../rows/index.ts';
import { useForm } from '../state/index.ts';

/** Loaded with the first list that says something of its members. */
const RowMarks = lazyComponent(async () => (await import('../out-of-stock/index.ts')).RowMarks, { optional: true });

export interface RowBadgesProps {
  /** The list of the row, where it is shown as it is defined. */
  readonly list?: List<unknown>;
  readonly row: ListRow;
}

/** What this level, and the group above it, did to a row; and what the list says of its members. */
export function RowBadges({ list, row }: RowBadgesProps) {
  const { level, names } = useForm();
  const tone = level === 'group' ? 'group' : 'location';
  if (row.state === 'hidden') return <Badge tone="quiet">{formListsTexts.hiddenHere}</Badge>;
  if (row.state === 'dormant')
    return (
      <Badge tone="error" icon={<IconLinkOff size={13} stroke={1.8} aria-hidden />}>
        {formListsTexts.overrideNoLongerApplies}
      </Badge>
    );
  return (
    <>
      {list?.marks !== undefined && <RowMarks list={list} marks={list.marks} path={row.path} />}
      {row.retired && <Badge tone="quiet">{formListsTexts.removed}</Badge>}
      {row.disabled === true && <Badge tone="quiet">{formListsTexts.disabled}</Badge>}
      {row.onlyHere && <Badge tone={tone}>{formListsTexts.onlyHere}</Badge>}
      {!row.onlyHere && row.changed > 0 && <Badge tone={tone}>{formListsTexts.changedCount(row.changed)}</Badge>}
      {row.moved && (
        <Badge tone={tone}>{row.positionLost ? formListsTexts.positionNoLongerApplies : formListsTexts.moved}</Badge>
      )}
      {row.changedByGroup > 0 && row.changed === 0 && (
        <Badge tone="group">{formListsTexts.changedByGroupCount(names.group, row.changedByGroup)}</Badge>
      )}
    </>
  );
}

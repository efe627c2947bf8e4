import { formListsTexts } from '@commissary/catalog';
import { endsByItself, fieldAt, type List, own, stillCounts } from '@commissary/schema';
import { IconLinkOff } from '@tabler/icons-react';
import { useCallback, useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge } from '../../ui/index.ts';
import type { ListRow } from '../rows/index.ts';
import { useForm, useFormSelector, valueIn } from '../state/index.ts';

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

interface RowMarksProps {
  readonly list: List<unknown>;
  readonly marks: readonly string[];
  /** The path of the member. */
  readonly path: string;
}

/** What a list says of a member while it has these values. */
function RowMarks({ list, marks, path }: RowMarksProps) {
  return marks.map(inside => <RowMark key={inside} list={list} path={path} inside={inside} />);
}

interface RowMarkProps {
  readonly list: List<unknown>;
  readonly path: string;
  readonly inside: string;
}

/** A value that a row shows while the member has it, and until when. */
function RowMark({ list, path, inside }: RowMarkProps) {
  const { zone } = useForm();
  const [now] = useState(Date.now);
  const at = `${path}/${inside}`;
  const value = useFormSelector(
    at,
    useCallback(session => valueIn(session, at), [at]),
  );
  const field = fieldAt(list.item, `/${inside}`);
  if (field === undefined || !stillCounts(field, value, now)) return null;
  const end = endsByItself(field) ? own(value, field.endsAt) : undefined;
  return (
    <Badge tone="amber">
      {typeof end === 'number' ? formListsTexts.markUntil(field.label, dayAndTimeAt(end, zone)) : field.label}
    </Badge>
  );
}

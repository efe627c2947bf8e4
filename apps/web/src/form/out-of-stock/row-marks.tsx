import { formListsTexts } from '@commissary/catalog';
import { endsByItself, fieldAt, type List, own, stillCounts } from '@commissary/schema';
import { useCallback, useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge } from '../../ui/index.ts';
import { useForm, useFormSelector, valueIn } from '../state/index.ts';

export interface RowMarksProps {
  readonly list: List<unknown>;
  readonly marks: readonly string[];
  /** The path of the member. */
  readonly path: string;
}

/** What a list says of a member while it has these values. */
export function RowMarks({ list, marks, path }: RowMarksProps) {
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

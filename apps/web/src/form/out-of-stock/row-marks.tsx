import { formListsTexts, outOfStockTexts } from '@commissary/catalog';
import { endsByItself, type Field, own } from '@commissary/schema';
import { useState } from 'react';
import { dayAndTimeAt } from '../../formatting/index.ts';
import { Badge } from '../../ui/index.ts';
import { useForm } from '../state/index.ts';
import { type UseMarksQuery, useMarks } from './use-marks.ts';

/** What a list says of a member while it has these values, and until when. */
export function RowMarks(query: UseMarksQuery) {
  const { zone } = useForm();
  const [now] = useState(Date.now);
  return useMarks(query, now).map(({ path, field, value, name }) => (
    <Badge key={path} tone="amber">
      {markText(name === undefined ? field.label : outOfStockTexts.optionOut(name, field.label), field, value, zone)}
    </Badge>
  ));
}

const markText = (label: string, field: Field, value: unknown, zone: string): string => {
  const end = endsByItself(field) ? own(value, field.endsAt) : undefined;
  return typeof end === 'number' ? formListsTexts.markUntil(label, dayAndTimeAt(end, zone)) : label;
};

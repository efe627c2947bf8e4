import { locationsTexts } from '@commissary/catalog';
import { MultiSelect, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { tagsOf } from '../../../cache/index.ts';
import { useShownOptions } from '../../../ui/index.ts';
import { BulkEditDialog, type BulkEditProps } from './bulk-edit-dialog.tsx';
import { maxTags, tagEdits } from './several-edits.ts';

/** Adds tags to the selected locations and removes others. */
export function TagsDialog(props: BulkEditProps) {
  const { companyId, locations } = props;
  const known = useQuery(tagsOf(companyId));
  const [add, setAdd] = useState<readonly string[]>([]);
  const [remove, setRemove] = useState<readonly string[]>([]);
  const edits = tagEdits(locations, add, remove);
  const isFull = edits.some(({ tags }) => (tags?.length ?? 0) > maxTags);
  const shown = useShownOptions<string>(null);
  const present = new Set(locations.flatMap(({ tags }) => tags));
  return (
    <BulkEditDialog
      {...props}
      title={locationsTexts.tagsTitle(locations.length)}
      field="tags"
      edits={edits}
      problem={isFull ? locationsTexts.tooManyTags(maxTags) : undefined}
    >
      <TagsInput
        label={locationsTexts.addTags}
        data-autofocus
        // On a phone the open list would cover the buttons of the dialog.
        openOnFocus={false}
        data={known.data ?? []}
        maxTags={maxTags}
        value={[...add]}
        onChange={next => setAdd([...new Set(next.map(tag => tag.trim().slice(0, 30)).filter(Boolean))])}
      />
      <MultiSelect
        mt="sm"
        label={locationsTexts.removeTags}
        {...shown}
        data={[...present].filter(tag => !add.includes(tag)).sort()}
        value={remove.filter(tag => !add.includes(tag))}
        onChange={setRemove}
      />
    </BulkEditDialog>
  );
}

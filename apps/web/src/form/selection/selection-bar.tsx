import { formListsTexts } from '@commissary/catalog';
import { lazyComponent } from '../../navigation/index.ts';
import type { SelectedRowsProps } from './selected-rows-props.ts';

/** Loaded with the first selection. */
const SelectedActions = lazyComponent(async () => (await import('./selected-actions.tsx')).SelectedActions);

/** How many rows are selected, and what can be done with all of them. */
export function SelectionBar(props: SelectedRowsProps) {
  const { selected } = props.selection;
  return (
    <>
      <p className="visually-hidden" role="status">
        {selected.length === 0 ? '' : formListsTexts.selectedCount(selected.length)}
      </p>
      {selected.length > 0 && <SelectedActions {...props} />}
    </>
  );
}

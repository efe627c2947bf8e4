import { countTexts, documents, hoursTexts } from '@commissary/catalog';
import type { Edit } from '@commissary/document';
import { useRef, useState } from 'react';
import { api, responseBody } from '../../../api/index.ts';
import { PreviewedAction } from '../../../level-actions/index.ts';
import levels from '../../../level-actions/level-actions.module.css';
import { undoSet } from '../../../levels/index.ts';
import { formatHoursChange } from './format-hours-change.ts';

/** The edits of one location, with the version of its change list that they were made from. */
export interface EditsOfLocation {
  readonly tenantId: string;
  readonly ver: number;
  readonly edits: readonly Edit[];
}

export interface ApplyToLocationsProps {
  readonly companyId: string;
  /** What is set, for the title. */
  readonly what: string;
  readonly changes: readonly EditsOfLocation[];
  /** The number of chosen locations; those without edits already have the values. */
  readonly chosen: number;
  /** The settings of the company, for names. */
  readonly document: unknown;
  readonly onDone: () => void;
  readonly onBack: () => void;
}

/** A preview of what the edits change where; then applies all of them at once, or none. */
export function ApplyToLocations({
  companyId,
  what,
  changes,
  chosen,
  document,
  onDone,
  onBack,
}: ApplyToLocationsProps) {
  const done = useRef(false);
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const body = { kind: 'settings' as const, places: changes.map(entry => ({ ...entry, edits: [...entry.edits] })) };
  const call = { params: { id: companyId }, body };
  const where = countTexts.locations(changes.length);
  const same = chosen - changes.length;
  return (
    <PreviewedAction
      title={hoursTexts.whatAtLocations(what, chosen)}
      accept={hoursTexts.setAt(where)}
      done={hoursTexts.setAtDone(what, where)}
      companyId={companyId}
      about={[hoursTexts.setHoursAction, body]}
      preview={async signal => responseBody(await api.overrides.previewSet(call, { signal }))}
      act={async () => {
        const answer = responseBody(await api.overrides.set(call, { idempotencyKey }));
        done.current = true;
        return answer;
      }}
      undo={undoSet({ kind: 'settings', companyId, tenantId: null, menuId: null })}
      reach={chosen}
      definition={documents.settings.field}
      document={document}
      said={change => formatHoursChange(document, change)}
      onClose={() => (done.current ? onDone() : onBack())}
      notes={() => (
        <>
          {same > 0 && <p className={`${levels.note} text-13 tone-2`}>{hoursTexts.alreadySet(same)}</p>}
          <p className={`${levels.note} text-13 tone-2`}>{hoursTexts.savedTogether}</p>
        </>
      )}
    />
  );
}

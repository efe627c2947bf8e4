import { hoursTexts } from '@commissary/catalog';
import { dateWords } from '@commissary/domain';
import { useId } from 'react';
import rowStyles from '../../form/fields/field-row.module.css';
import { SourceLine } from '../../form/provenance/index.ts';
import { fieldElementId, useFieldState, useForm } from '../../form/state/index.ts';
import special from './special.module.css';
import { moveSpecialDay } from './special-day-actions.ts';

/** The date of a special day, from a calendar. */
export function SpecialDate({ path, id }: { readonly path: string; readonly id: string }) {
  const { store, level } = useForm();
  const candidate = `${path}/dateString`;
  const state = useFieldState(candidate);
  const inputId = useId();
  const value = String(state.value ?? '');
  return (
    <div
      className={`${rowStyles.row} grid align-center line-above`}
      id={fieldElementId(candidate)}
      data-path={candidate}
      data-level={level}
      data-own={(state.overridden && level !== 'company') || undefined}
      data-plain={level === 'company' || undefined}
    >
      <label className={rowStyles.label} htmlFor={inputId}>
        <span className={rowStyles.name}>{hoursTexts.date}</span>
      </label>
      <div className={`${rowStyles.control} min-width-0 pad-y-8`}>
        {state.locked === undefined ? (
          <input
            id={inputId}
            className={special.date}
            type="date"
            value={value}
            aria-invalid={state.issue !== undefined}
            aria-describedby={`${inputId}-source`}
            onChange={event => moveSpecialDay(store, id, event.target.value)}
          />
        ) : (
          dateWords(value)
        )}
      </div>
      <span className={rowStyles.dot} data-on={state.unsaved || undefined}>
        {state.unsaved && <span className="visually-hidden">{hoursTexts.notSaved}</span>}
      </span>
      <div className={rowStyles.source}>
        <SourceLine state={state} id={`${inputId}-source`} />
      </div>
    </div>
  );
}

import { formTexts, messages, screenHref } from '@commissary/catalog';
import { type Field, fieldAt, fieldsTo, formatValue, formatValueAt } from '@commissary/schema';
import { IconAlertCircle, IconArrowBackUp } from '@tabler/icons-react';
import { dateAt, formatIssue, inheritedFromText, resetText, valueTexts } from '../../formatting/index.ts';
import { AppLink } from '../../navigation/index.ts';
import { useActiveTenant } from '../../session/index.ts';
import { parentOf } from '../../snapshot/index.ts';
import { LevelIcon, withElement } from '../../ui/index.ts';
import { keepOwn, reset } from '../actions/index.ts';
import { type FieldState, memberText, useForm } from '../state/index.ts';
import styles from './source-line.module.css';

/** The source of a field's value as text, and the reset to the inherited value. */
export function SourceLine({ state, id }: { readonly state: FieldState; readonly id: string }) {
  const { level } = useForm();
  return (
    <div className="stack justify-center text-13 tone-2" id={id} data-level={level}>
      <SourceWords state={state} />
    </div>
  );
}

function SourceWords({ state }: { readonly state: FieldState }) {
  const { level, levels } = useForm();
  if (state.issue !== undefined) return <Wrong text={formatIssue(state.field, state.issue)} />;
  if (state.unset && state.field !== undefined)
    return <Wrong text={messages.marketing.unset(state.field.label, String(state.value))} />;
  if (state.inheritedFrom !== undefined && state.locked === undefined) return <FromMember from={state.inheritedFrom} />;
  // What is on instead of another one here goes back to it by a reset.
  const isHere = state.locked?.why === 'exclusive' && state.overridden;
  if (state.locked !== undefined && !isHere) return <NotAllowed state={state} />;
  if (level === 'company' || !levels) return null;
  if (!state.overridden) return <From state={state} />;
  if (state.inside !== undefined) return <Inside state={state} path={state.inside} />;
  return state.drift === undefined ? <SetHere state={state} /> : <Drift state={state} was={state.drift.was} />;
}

function Wrong({ text }: { readonly text: string }) {
  return (
    <span className={`${styles.wrong} row align-start gap-6 weight-600 tone-error`}>
      <IconAlertCircle size={14} stroke={1.8} aria-hidden />
      {text}
    </span>
  );
}

function From({ state }: { readonly state: FieldState }) {
  const { names, hrefOf, store } = useForm();
  // The company cannot set it, so it is from nobody.
  const isBelowOnly = fieldsTo(store.session().opened.definition, state.path)?.some(field => field.overrideOnly);
  if (isBelowOnly === true && state.source === 'company') return null;
  const words = inheritedFromText(state.source, names[state.source]);
  const href = hrefOf(state.source, state.path);
  return (
    <span className={`${styles.first} ${styles.from} row align-center gap-6 min-width-0 tone-3`}>
      <LevelIcon level={state.source} />
      <span>
        {withElement(formTexts.inheritedFrom, href === null ? words : <AppLink href={href}>{words}</AppLink>)}
      </span>
    </span>
  );
}

/** The value is inherited inside the document: from the category of the item. */
function FromMember({ from }: { readonly from: string }) {
  const { store } = useForm();
  return (
    <span className={`${styles.first} ${styles.from} row align-center gap-6 min-width-0 tone-3`}>
      {formTexts.inheritedFrom(memberText(store.session(), from))}
    </span>
  );
}

function NotAllowed({ state }: { readonly state: FieldState }) {
  const { names } = useForm();
  const { locked } = state;
  if (locked?.why === 'below')
    return (
      <span className={`${styles.first} ${styles.from} row align-center gap-6 min-width-0 tone-3`}>
        {formTexts.setBelow}
      </span>
    );
  return (
    <span className={`${styles.first} row align-center gap-6 min-width-0`}>
      <LevelIcon level={state.source} />
      <span>
        {locked?.why === 'follows' ? (
          formTexts.lockedByField(locked.because)
        ) : locked?.why === 'exclusive' ? (
          formTexts.lockedExclusive
        ) : (
          <>
            {formTexts.setBy(inheritedFromText(state.source, names[state.source]))}
            {locked?.why === 'right' && (
              <> {withElement(formTexts.requires, <RequiredPermission label={locked.needs} />)}</>
            )}
          </>
        )}
      </span>
    </span>
  );
}

/** Links to the people who can grant the permission. */
function RequiredPermission({ label }: { readonly label: string }) {
  const { user, companyId, tenant } = useActiveTenant();
  const addressTenant = { companyId, locationId: tenant?.id ?? null };
  return (
    <AppLink
      className="weight-600 tone-1"
      href={screenHref('rights', { id: user.userId }, addressTenant, { search: label })}
    >
      {label}
    </AppLink>
  );
}

function SetHere({ state }: { readonly state: FieldState }) {
  const { level, names, store } = useForm();
  const parent = parentWords(state, useForm());
  return (
    <div className={styles.pair}>
      <span className={`${styles.first} row align-center gap-6 min-width-0`}>
        <LevelIcon level={level} />
        <span>
          <span className={styles.set}>{formTexts.setFor(names[level])}</span> {names[state.parentSource]}: {parent}
        </span>
      </span>
      <button
        type="button"
        className={`${styles.reset} inline-row align-center gap-6 text-12 weight-600 tone-2`}
        onClick={() => reset(store, state.path)}
      >
        <IconArrowBackUp size={14} stroke={1.8} aria-hidden />
        {resetText(state.parentSource, parent)}
      </button>
    </div>
  );
}

/** A field of a member that exists only here has no inherited value to reset to; the member has. */
function Inside({ state, path }: { readonly state: FieldState; readonly path: string }) {
  const { level, names, store } = useForm();
  const parentField = fieldAt(store.session().opened.definition, path);
  const only = path.endsWith(']');
  return (
    <span className={`${styles.first} row align-center gap-6 min-width-0`} key={state.path}>
      <LevelIcon level={level} />
      <span className={styles.set}>
        {only ? formTexts.onlyAt(names[level]) : formTexts.setWithGroup(names[level], parentField?.label.toLowerCase())}
      </span>
    </span>
  );
}

function Drift({ state, was }: { readonly state: FieldState; readonly was: unknown }) {
  const { level, names, store, latestAt, zone } = useForm();
  const now = parentWords(state, useForm());
  const at = latestAt(state.parentSource, state.path)?.at;
  const then = wasWords(state.field, was);
  return (
    <div className={`${styles.drift} row wrap align-center gap-8`}>
      <div className={styles.message}>
        <span className={`${styles.first} row align-center gap-6 min-width-0`}>
          <LevelIcon level={level} />
          <span className={styles.set}>{formTexts.setFor(names[level])}</span>
        </span>
        <span className={`${styles.first} row align-center gap-6 min-width-0`}>
          <LevelIcon level={state.parentSource} />
          <span className={styles.moved}>
            {then === undefined
              ? formTexts.changedTo(names[state.parentSource], now)
              : formTexts.changedFromTo(names[state.parentSource], then, now)}
          </span>
          {at !== undefined && <span className={styles.day}>{formTexts.changedOn(dateAt(at, zone))}</span>}
        </span>
      </div>
      <button
        type="button"
        className={`${styles.mini} size-12 weight-600 tone-1 nowrap`}
        onClick={() => reset(store, state.path)}
      >
        {formTexts.useNewValue}
      </button>
      <button
        type="button"
        className={`${styles.mini} size-12 weight-600 tone-1 nowrap`}
        onClick={() => keepOwn(store, state.path)}
      >
        {formTexts.keepOverride}
      </button>
    </div>
  );
}

const parentWords = (state: FieldState, { store }: ReturnType<typeof useForm>): string => {
  const { opened } = store.session();
  return formatValueAt(valueTexts, opened.definition, parentOf(opened), state.path, state.parentValue);
};

/** A digest stands for a value that is no longer available; then only the current one is shown. */
const wasWords = (field: Field | undefined, was: unknown): string | undefined => {
  if (field === undefined || (typeof was === 'object' && was !== null)) return undefined;
  return formatValue(valueTexts, field, undefined, field, was);
};

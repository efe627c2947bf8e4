import { publishUnits } from '@commissary/catalog';
import {
  freezeReasonLength,
  isLocalDateTime,
  lastInstant,
  type PublishKind,
  publishPermission,
} from '@commissary/domain';
import * as z from 'zod';
import { endpoint, type Large } from '../../endpoint.ts';
import { documentKind, epochMs, failures, idSchema, publishKind, refusals, version } from '../../schemas/index.ts';
import { setting, undoing } from '../overrides.ts';
import { pilots } from './pilots.ts';
import { locationPreview, locationPreviewSet, publishPreviewSet } from './publish-preview.ts';

export const workflowExecution = z.object({ workflowId: idSchema, runId: idSchema });
export const publishAction = z.enum(['PUBLISH', 'REVERT', 'ROLLBACK']);
export const locationStatus = z.enum(['WAITING', 'RUNNING', 'SUCCESS', 'FAILED', 'TERMINATED']);

/** One batch of a publish (ENT.WorkflowStatus, ENT.PublishWorkflowItem). Instants are epoch milliseconds. */
export const workflow = z.object({
  wfExec: workflowExecution,
  blobType: publishKind,
  action: publishAction,
  batch: z.int(),
  batches: z.int(),
  requestedBy: z.string(),
  requestedAt: epochMs,
  locationToStatuses: z.record(z.string(), locationStatus),
  /**
   * Why a location failed or was left out, by location: CONTENT_MISSING, NOT_ACCEPTED, SUPERSEDED, UNSCHEDULED,
   * RESCHEDULED, HALTED.
   */
  reasons: z.record(z.string(), z.string()),
  /** Zero: immediately. */
  syncDate: epochMs,
  /** Whether it was asked for at a time at which the locations are closed: moved, it is again. */
  notWhileOpen: z.literal(true).optional(),
  /** It waits until the pilots of its publish are judged. */
  afterPilots: z.literal(true).optional(),
  /** When this batch is due, including its offset. */
  dueAt: epochMs,
  syncStarted: epochMs.nullable(),
  syncCompleted: epochMs.nullable(),
  endTime: epochMs.nullable(),
});
export type WorkflowRecord = z.output<typeof workflow>;

/** A location where a publish was rolled back, until it is published again or a path that went back is edited. */
const held = z.object({
  locationId: idSchema,
  /** The rollback. */
  workflowId: idSchema,
  by: z.string(),
  at: epochMs,
});
export type HeldRecord = z.output<typeof held>;

/** A publish to all locations takes less than a day, and the start of its last batch must be a valid instant too. */
const lastStart = lastInstant - 86_400_000;

/** Scheduled batches, each at a location. */
const schedules = z.array(z.strictObject({ locationId: idSchema, runId: idSchema })).max(10_000);

/** The versions that a preview showed, as it names them. */
const seen = z.string().regex(/^(\d{1,10}(\.\d{1,10}){2}(_\d{1,10}(\.\d{1,10}){2})*)?:[0-9a-f]{16}:[0-9a-f]{16}$/);

/** Changes that a preview shows, by their paths. */
const chosenChanges = z
  .array(z.strictObject({ kind: documentKind, path: z.string().min(1).max(2_000) }))
  .min(1)
  .max(1_000);

/**
 * Changes are listed a page at a time: 100 of each document and about 1,000 in all, those of most locations first; `total`
 * counts all of them. What is left is asked for at the locations where it is.
 */
const previewed = z.strictObject({
  locationIds: z.array(idSchema).min(1).max(10_000),
  /** How many changes of each document are not listed again: those that come first. */
  listed: z.int().min(0).max(1_000_000).optional(),
});

/** When a publish starts at each of its locations. */
const startTimes = z.strictObject({
  /** Zero or absent: immediately. */
  syncDateMillis: epochMs.max(lastStart).optional(),
  /**
   * In place of `syncDateMillis`: a date and time on the clocks of each location. One that a clock change skips moves
   * forward, of one that occurs twice the first counts. 400 `NO_TIME_ZONE` with the location in `path`.
   */
  localDateTime: z.string().refine(isLocalDateTime, 'LOCAL_DATE_TIME').optional(),
  /**
   * What becomes of locations where `localDateTime` is past: the whole call is a 400 (`LOCAL_TIME_PAST`, the location in
   * `path`), or it is published there at once.
   */
  whereItIsPast: z.enum(['refuse', 'at-once']).optional(),
  /**
   * Not within open hours of any channel, as they are live when it is asked for: where a location is open at its time, it
   * starts when that closes next, 48 hours later at most.
   */
  notWhileOpen: z.boolean().optional(),
  locationIds: z.array(idSchema).min(1).max(10_000),
});

const publishing = startTimes.extend({
  action: z.enum(['PUBLISH']),
  /**
   * What becomes of locations that are open for 48 hours and longer: the whole call is a 400 (`NEVER_QUIET`, the location
   * in `path`), or it is published there at its time.
   */
  whereNeverQuiet: z.enum(['refuse', 'at-its-time']).optional(),
  /**
   * The scheduled batches that this publish replaces, each at a location, as the user saw them. If one is no longer
   * waiting, or another one is, the whole call is a 409 (`SCHEDULE_CHANGED`, named in `path`) and nothing is done.
   */
  replaces: schedules.optional(),
  /**
   * `seen` of the preview at locations of this publish. If something else is saved there by now, the whole call is a 409
   * (`SAVED_SINCE_PREVIEW`, the location in `path`, an author in `by`, one for each). Where it is absent, what is saved goes live.
   */
  seen: z
    .array(z.strictObject({ locationId: idSchema, seen }))
    .max(10_000)
    .optional(),
  /**
   * `leave-out`: publish what was seen and no later save; those stay unpublished. 409 `PREVIEW_LOST` where another group
   * or menu is assigned since. People and licenses are those of today.
   */
  laterSaves: z.enum(['refuse', 'leave-out']).optional(),
  /** Only of a publish of everything that starts everywhere at one instant. */
  pilots: pilots.optional(),
  /**
   * Of the changes that the preview showed, these alone (RULE.publish.73), now: what is live with them. Everything else
   * stays unpublished, and every schedule. 400 `PART_NOT_ALONE` with the location in `path` where a change cannot go live
   * without another one, which `field` names; `NOT_UNPUBLISHED` with the path of a change that is none.
   */
  only: chosenChanges.optional(),
});

/**
 * Discards the unpublished changes of the layers that the locations own (RULE.publish.19): a location's own override; a
 * group's where every location of it is named; the company's document where every location that uses it is named and the
 * caller reaches the whole company.
 */
const reverting = z.strictObject({
  locationIds: z.array(idSchema).min(1).max(10_000),
  action: z.enum(['REVERT']),
  /** Of the preview: 409 where something was saved or published since. */
  seen: z.string().regex(/^[0-9a-f]{64}$/),
  /** The scheduled batches of these locations, as the user saw them: they end with it. 400 `SCHEDULED` where one is missing. */
  replaces: schedules.optional(),
});

const unpublishedLayer = z.object({
  kind: documentKind,
  /** Where a company has several documents of the kind. */
  menuId: idSchema.optional(),
  /** A location, a group, or the company for its own document. */
  tenantId: idSchema,
  ver: version,
  /** The number of changes that are not published. */
  total: z.int(),
});

const revertPreview = z.object({
  /** Names what is discarded and what stays; the revert takes it. */
  seen: z.string(),
  discarded: z.array(unpublishedLayer),
  /**
   * Layers with unpublished changes that stay: other locations use them, the caller does not reach all of the group or
   * company, different versions are live at the locations, or nothing of it was ever published.
   */
  staying: z.array(
    unpublishedLayer.extend({ reason: z.enum(['shared', 'no-access', 'different-versions', 'never-published']) }),
  ),
  /** What ends with it. */
  scheduled: z.array(z.object({ locationId: idSchema, runId: idSchema, dueAt: epochMs, by: z.string() })),
});
export type RevertPreview = z.output<typeof revertPreview>;

/** When a publish that starts nowhere within open hours would start. Locations are named in the order of their start. */
const quietStarts = z.object({
  /** The first and the last start of a batch; null: at no location. */
  first: epochMs.nullable(),
  last: epochMs.nullable(),
  /**
   * The first 50 locations that wait until they close, and the number of all: when it would start there, when it starts,
   * and since when it is open until then.
   */
  moved: z.array(z.object({ locationId: idSchema, asked: epochMs, at: epochMs, openSince: epochMs })),
  movedTotal: z.int(),
  /** The first 50 locations that are open for 48 hours and longer, and the number of all. */
  never: z.array(idSchema),
  neverTotal: z.int(),
});
export type QuietStartsRecord = z.output<typeof quietStarts>;

/** Own values of locations, or the undo of their newest save, that are saved and go live alone. A newer version is a 409. */
const onlyThis = z.discriminatedUnion('act', [
  setting.extend({ act: z.literal('set') }),
  undoing.extend({ act: z.literal('undo') }),
]);

/** The same, and some of the changes that a preview shows. */
const otherValues = z.discriminatedUnion('act', [
  ...onlyThis.options,
  z.strictObject({
    act: z.literal('part'),
    locationIds: z.array(idSchema).min(1).max(10_000),
    only: chosenChanges,
  }),
]);

/** A scheduled publish that has another value of an edited path, and brings it to the location again. */
export const otherSchedule = z.object({
  locationId: idSchema,
  runId: idSchema,
  dueAt: epochMs,
  /** Of the location. */
  timeZone: z.string(),
  /** The name of its author. */
  by: z.string(),
  paths: z.array(z.string()),
});
export type OtherSchedule = z.output<typeof otherSchedule>;

const onlyThisPreview = z.object({ schedules: z.array(otherSchedule) });
export type OnlyThisPreview = z.output<typeof onlyThisPreview>;

const onlyThisResult = onlyThisPreview.extend({
  started: z.array(workflowExecution),
  /** The versions of the lists after the save. */
  places: z.array(z.object({ tenantId: idSchema, ver: version })),
});
export type OnlyThisResult = z.output<typeof onlyThisResult>;

/** A publish with all its batches, at some of its locations. */
const rollbackOf = z.strictObject({
  workflowId: idSchema,
  locationIds: z.array(idSchema).min(1).max(10_000),
});

const rollbackPreview = z.object({
  /** Names what goes back to what; `rollback` takes it. */
  seen: z.string(),
  locations: z.array(
    locationPreview.extend({
      /** The names of the credentials that change back. */
      credentials: z.array(z.string()),
      /** What is scheduled there: `rollback` ends it, or keeps it where that is asked for. */
      scheduled: z.array(z.object({ runId: idSchema, dueAt: epochMs, by: z.string() })),
    }),
  ),
});
export type RollbackPreview = z.output<typeof rollbackPreview>;

/** The calls of one publish; where it begins and what it is called: `publishUnits`. */
const publishArea = <S extends z.ZodType>(kind: PublishKind, start: S) => {
  const { root, title } = publishUnits[kind];
  const large: Large = { holds: 'list', by: [publishPermission[kind]] };
  return {
    running: endpoint({
      method: 'GET',
      path: `${root}/running/:companyId`,
      summary: `Publishes of ${title} that are under way, scheduled, or just over`,
      access: { kind: 'company', param: 'companyId', staff: true },
      params: z.object({ companyId: idSchema }),
      stream: { memberId: ['wfExec', 'runId'] },
      polled: true,
      responses: { 200: z.array(workflow), ...refusals },
    }),
    held: endpoint({
      method: 'GET',
      path: `${root}/held/:companyId`,
      summary: `Where a publish of ${title} was rolled back, and the next one would bring back what it took`,
      access: { kind: 'company', param: 'companyId', staff: true },
      params: z.object({ companyId: idSchema }),
      responses: { 200: z.array(held), ...refusals },
    }),
    status: endpoint({
      method: 'POST',
      path: `${root}/status`,
      summary: 'One batch of a publish',
      access: { kind: 'session' },
      acting: 'allowed',
      body: workflowExecution,
      responses: { 200: workflow, ...refusals },
    }),
    preview: endpoint({
      method: 'POST',
      path: `${root}/preview`,
      summary: `What a publish of ${title} would change at each location`,
      access: { kind: 'session' },
      acting: 'allowed',
      body: previewed,
      large,
      bodyBy: 'everybody',
      responses: { 200: z.array(publishPreviewSet), ...refusals },
    }),
    starts: endpoint({
      method: 'POST',
      path: `${root}/starts`,
      summary: `When a publish of ${title} would start that is not within open hours, and where it waits until they close`,
      access: { kind: 'session' },
      acting: 'allowed',
      body: startTimes,
      large,
      responses: { 200: quietStarts, ...refusals },
    }),
    start: endpoint({
      method: 'POST',
      path: `${root}/start`,
      summary: `Publish ${title} now or at a date, in the batches of the company`,
      access: { kind: 'session' },
      body: start,
      large,
      idempotent: true,
      responses: { 200: z.array(workflowExecution), 409: failures, ...refusals },
    }),
    otherValues: endpoint({
      method: 'POST',
      path: `${root}/only-this/preview`,
      summary: `The scheduled publishes of ${title} that have another value than these edits`,
      access: { kind: 'session' },
      acting: 'allowed',
      body: otherValues,
      large,
      responses: { 200: onlyThisPreview, 409: failures, ...refusals },
    }),
    onlyThis: endpoint({
      method: 'POST',
      path: `${root}/only-this`,
      summary: `Save edits of locations and publish them alone, on top of what is live of ${title}`,
      access: { kind: 'session' },
      body: onlyThis,
      large,
      idempotent: true,
      responses: { 200: onlyThisResult, 409: failures, ...refusals },
    }),
    retryFailed: endpoint({
      method: 'POST',
      path: `${root}/retry-failed`,
      summary: `Publish ${title} again, as it was asked for, where the last publish failed`,
      access: { kind: 'session' },
      body: z.strictObject({ locationIds: z.array(idSchema).min(1).max(10_000) }),
      large,
      idempotent: true,
      responses: { 200: z.array(workflowExecution), ...refusals },
    }),
    /** A publish is meant as a whole, unless `locationIds` names some of its locations that still wait. */
    reschedule: endpoint({
      method: 'POST',
      path: `${root}/reschedule`,
      summary: `Move what has not begun of a publish of ${title} to another time, as it was asked for`,
      access: { kind: 'session' },
      body: z.strictObject({
        rescheduleTime: epochMs.max(lastStart),
        wfExec: workflowExecution,
        locationIds: z.array(idSchema).min(1).max(10_000).optional(),
      }),
      large,
      idempotent: true,
      responses: { 200: z.array(workflowExecution), 409: failures, ...refusals },
    }),
    brought: endpoint({
      method: 'POST',
      path: `${root}/brought`,
      summary: `What a publish of ${title} changed at each location where it went live`,
      access: { kind: 'session' },
      acting: 'allowed',
      body: rollbackOf,
      large,
      bodyBy: 'everybody',
      responses: { 200: z.array(locationPreviewSet), ...refusals },
    }),
    rollbackPreview: endpoint({
      method: 'POST',
      path: `${root}/rollback/preview`,
      summary: `What would change where a publish of ${title} is rolled back: what was live before it is live again`,
      access: { kind: 'session' },
      acting: 'allowed',
      body: rollbackOf,
      large,
      bodyBy: 'everybody',
      responses: { 200: rollbackPreview, ...refusals },
    }),
    /**
     * 409 where something else is live than the preview said (`seen`), or a schedule is not as it was seen. A schedule
     * there is named in `replaces` or in `keeps`; 400 (`SCHEDULED`) where it is in neither.
     */
    rollback: endpoint({
      method: 'POST',
      path: `${root}/rollback`,
      summary: `Roll a publish of ${title} back at some of its locations: what was live before it goes live again`,
      access: { kind: 'session' },
      body: rollbackOf.extend({
        seen: z.string().max(100),
        replaces: schedules.optional(),
        keeps: schedules.optional(),
      }),
      large,
      idempotent: true,
      responses: { 200: z.array(workflowExecution), 409: failures, ...refusals },
    }),
    /** 409 (`NOT_ASKING`) where it does not wait for a decision. */
    followPilots: endpoint({
      method: 'POST',
      path: `${root}/follow-pilots`,
      summary: `Let the rest of a publish of ${title} follow its pilots, where too few terminals were in contact to say`,
      access: { kind: 'session' },
      body: workflowExecution,
      bodyBy: [publishPermission[kind]],
      responses: { 200: z.object({ released: z.int() }), 409: failures, ...refusals },
    }),
    stop: endpoint({
      method: 'POST',
      path: `${root}/stop`,
      summary: `End what has not begun of a publish of ${title}, where the caller may publish it`,
      access: { kind: 'session' },
      body: workflowExecution,
      bodyBy: [publishPermission[kind]],
      responses: { 200: z.object({ terminated: z.int() }), ...refusals },
    }),
    unschedule: endpoint({
      method: 'POST',
      path: `${root}/unschedule/:locationId`,
      summary: 'Take back the scheduled publish of a location',
      access: { kind: 'tenant', param: 'locationId' },
      params: z.object({ locationId: idSchema }),
      responses: { 200: z.object({ terminated: z.boolean() }), ...refusals },
    }),
  };
};

/** A location that no publish of menu and settings reaches until it is released. */
const frozen = z.object({ locationId: idSchema, reason: z.string(), by: z.string(), at: epochMs });
export type FrozenRecord = z.output<typeof frozen>;

const some = z.array(idSchema).min(1).max(10_000);
const ofMenu: Large = { holds: 'list', by: [publishPermission.menu] };

export const syncLocations = {
  ...publishArea('menu', z.discriminatedUnion('action', [publishing, reverting])),
  revertPreview: endpoint({
    method: 'POST',
    path: `${publishUnits.menu.root}/revert/preview`,
    summary: 'What a revert of these locations would discard, and what would stay',
    access: { kind: 'session' },
    acting: 'allowed',
    body: z.strictObject({ locationIds: z.array(idSchema).min(1).max(10_000) }),
    large: { holds: 'list', by: [publishPermission.menu] },
    responses: { 200: revertPreview, ...refusals },
  }),
  frozen: endpoint({
    method: 'GET',
    path: `${publishUnits.menu.root}/frozen/:companyId`,
    summary: 'The locations that no publish of menu and settings reaches until they are released',
    access: { kind: 'company', param: 'companyId', staff: true },
    params: z.object({ companyId: idSchema }),
    responses: { 200: z.array(frozen), ...refusals },
  }),
  /** People and edits that go live alone reach it all the same; a publish that is due waits for the release. */
  freeze: endpoint({
    method: 'POST',
    path: `${publishUnits.menu.root}/freeze`,
    summary: 'Freeze locations: no publish of menu and settings reaches them until they are released',
    access: { kind: 'session' },
    body: z.strictObject({ locationIds: some, reason: z.string().trim().min(1).max(freezeReasonLength) }),
    large: ofMenu,
    idempotent: true,
    responses: { 200: z.object({ frozen: z.int() }), ...refusals },
  }),
  release: endpoint({
    method: 'POST',
    path: `${publishUnits.menu.root}/release`,
    summary: 'Release frozen locations: what waited for it goes live',
    access: { kind: 'session' },
    body: z.strictObject({ locationIds: some }),
    large: ofMenu,
    idempotent: true,
    responses: { 200: z.object({ released: z.int() }), ...refusals },
  }),
};
export const syncEmployment = publishArea('employment', publishing);

import { createHash } from 'node:crypto';
import { documents, sentencesIn } from '@commissary/catalog';
import { type LanguageTag, languageTags } from '@commissary/domain';
import { describeChange, subjectAt } from '@commissary/schema';
import { signal, type TimedWords } from '../../store/database/index.ts';
import { insertTimedEdit, type TimedEdit, timedPaths } from '../../store/publishing/index.ts';
import { recordAudit } from '../audit/index.ts';
import { runOnce } from '../calls/index.ts';
import { definitions } from '../content/index.ts';
import type { RequestContext } from '../context/index.ts';
import { ApiError } from '../errors/index.ts';
import { catchApiError } from '../saving/index.ts';
import { entriesAt } from './entries-at.ts';
import { planTimed, type TimedPlan, type TimedRequest } from './plan-timed.ts';

/**
 * Creates edits for a time, at all their locations or at none: nothing is saved or published before they begin. 400
 * `TIMED_ALREADY` with the location where another one holds one of the paths at the same time; else rejected as
 * `planTimed` says. A repeat with the same `Idempotency-Key` returns the first one.
 */
export const createTimed = async (context: RequestContext, request: TimedRequest): Promise<{ readonly id: string }> => {
  const planned = await catchApiError(() => planTimed(context, request));
  const hash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  return runOnce(context, `timed.create ${context.company.id} ${hash}`, async db => {
    if (planned instanceof ApiError) throw planned;
    const { kind, edits, starts, ends } = request;
    const paths = timedPaths(edits);
    const edit: TimedEdit = {
      ...{
        id: context.newId(),
        companyId: context.company.id,
        kind,
        menuId: request.menuId ?? null,
        edits,
        starts,
        ends,
      },
      words: wordsOf(request, planned),
      authorId: context.person.id,
      authorName: context.person.name,
      createdAt: context.now(),
    };
    const held = await insertTimedEdit(
      db,
      edit,
      planned.locations.map(({ location, startsAt, endsAt }) => ({
        locationId: location.id,
        startsAt: new Date(startsAt),
        endsAt: endsAt === null ? null : new Date(endsAt),
        state: { expected: entriesAt(planned.plan.lists.get(location.id)?.saved.before ?? [], paths) },
      })),
    );
    if (held.length > 0)
      throw new ApiError(
        400,
        held.map(path => ({ code: 'TIMED_ALREADY', path })),
      );
    await recordAudit(context, db, {
      action: 'timed.create',
      companyId: edit.companyId,
      tenantIds: planned.locations.map(({ location }) => location.id),
      target: edit.id,
      subject: documents[kind].title.text,
      details: { kind, starts, ends, locations: planned.locations.length, changed: edits.length },
    });
    await signal(db, { about: 'publishes', companyId: edit.companyId });
    return { id: edit.id };
  });
};

/** The edits as sentences in every language, with the names that the first location has. */
const wordsOf = (request: TimedRequest, plan: TimedPlan): TimedWords[] => {
  const others = languageTags.filter(tag => tag !== 'en').map(tag => [tag, sentencesOf(tag, request, plan)] as const);
  return sentencesOf('en', request, plan).map((english, at) => ({
    ...english,
    in: Object.fromEntries(
      others.flatMap(([tag, said]) => {
        const one = said[at];
        return one === undefined ? [] : [[tag, { subject: one.subject, sentence: one.sentence }]];
      }),
    ),
  }));
};

const sentencesOf = (language: LanguageTag, { kind, edits }: TimedRequest, { locations, plan }: TimedPlan) => {
  const [first] = locations;
  const document = plan.onLive.after.get(first?.location.id ?? '')?.document;
  const { changeTextsIn, labeled } = sentencesIn(language);
  const texts = changeTextsIn(first?.zone ?? 'UTC');
  const names = { definition: labeled(definitions[kind].field), documents: [document] };
  return edits.map(one => ({
    path: one.path,
    op: one.op,
    subject: subjectAt(texts, names, one.path),
    sentence: describeChange(texts, names, one),
  }));
};

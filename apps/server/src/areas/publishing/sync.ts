import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { PublishKind } from '@commissary/domain';
import { followPilots } from '../../services/canary/index.ts';
import { type RequestContext, reachText, type StreamTopic } from '../../services/context/index.ts';
import {
  cancelSchedule,
  freezeLocations,
  previewOnlyThis,
  previewPartOf,
  previewPublish,
  previewTimes,
  publishOnlyThis,
  readFrozen,
  readHeld,
  releaseLocations,
  reschedulePublish,
  retryFailed,
  runningWorkflows,
  startPublish,
  stopPublish,
  workflowStatus,
} from '../../services/publishing/index.ts';
import {
  broughtChanges,
  previewRevert,
  previewRollback,
  startRevert,
  startRollback,
} from '../../services/reverting/index.ts';

type Handlers = AreaHandlers<RequestContext, CommissaryContract['syncEmployment']>;

const handlersOf = (blobType: PublishKind): Handlers => ({
  running: async context => {
    const companyId = context.company.id;
    const topic: StreamTopic = {
      key: ['publishes', companyId, blobType, reachText(context.person)],
      matches: changed => changed.about === 'publishes' && changed.companyId === companyId,
    };
    return { status: 200, body: await context.share(topic, () => runningWorkflows(context, companyId, blobType)) };
  },
  held: async context => ({ status: 200, body: await readHeld(context, blobType) }),
  status: async (context, { body }) => ({ status: 200, body: await workflowStatus(context, blobType, body) }),
  preview: async (context, { body }) => ({
    status: 200,
    body: await previewPublish(context, blobType, body),
  }),
  starts: async (context, { body }) => ({ status: 200, body: await previewTimes(context, blobType, body) }),
  start: async (context, { body }) => ({ status: 200, body: await startPublish(context, blobType, body) }),
  otherValues: async (context, { body }) => ({
    status: 200,
    body:
      body.act === 'part'
        ? await previewPartOf(context, blobType, body)
        : await previewOnlyThis(context, blobType, body),
  }),
  onlyThis: async (context, { body }) => ({ status: 200, body: await publishOnlyThis(context, blobType, body) }),
  retryFailed: async (context, { body }) => ({ status: 200, body: await retryFailed(context, blobType, body) }),
  reschedule: async (context, { body }) => ({ status: 200, body: await reschedulePublish(context, blobType, body) }),
  brought: async (context, { body }) => ({ status: 200, body: await broughtChanges(context, blobType, body) }),
  rollbackPreview: async (context, { body }) => ({
    status: 200,
    body: await previewRollback(context, blobType, body),
  }),
  rollback: async (context, { body }) => ({ status: 200, body: await startRollback(context, blobType, body) }),
  followPilots: async (context, { body }) => ({
    status: 200,
    body: { released: await followPilots(context, blobType, body) },
  }),
  stop: async (context, { body }) => ({
    status: 200,
    body: { terminated: await stopPublish(context, blobType, body) },
  }),
  unschedule: async context => ({
    status: 200,
    body: { terminated: await cancelSchedule(context, blobType, context.tenant) },
  }),
});

const menu = handlersOf('menu');

export const syncLocations: AreaHandlers<RequestContext, CommissaryContract['syncLocations']> = {
  ...menu,
  start: async (context, { body }) => ({
    status: 200,
    body:
      body.action === 'REVERT' ? await startRevert(context, 'menu', body) : await startPublish(context, 'menu', body),
  }),
  frozen: async context => ({ status: 200, body: await readFrozen(context) }),
  freeze: async (context, { body }) => ({ status: 200, body: { frozen: await freezeLocations(context, body) } }),
  release: async (context, { body }) => ({
    status: 200,
    body: { released: await releaseLocations(context, body.locationIds) },
  }),
  revertPreview: async (context, { body }) => ({ status: 200, body: await previewRevert(context, 'menu', body) }),
};
export const syncEmployment: Handlers = handlersOf('employment');

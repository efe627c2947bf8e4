import type { AreaHandlers, CommissaryContract } from '@commissary/contract';
import type { RequestContext } from '../services/context/index.ts';
import {
  editManyLocations,
  moveBetweenParents,
  previewMove,
  previewMultiLocationEdit,
  previewPromotion,
  previewUndoOfAction,
  promoteOverride,
  readLayersAt,
  undoMove,
  undoSaves,
} from '../services/levels/index.ts';

export const overrides: AreaHandlers<RequestContext, CommissaryContract['overrides']> = {
  layers: async (context, { body }) => ({
    status: 200,
    body: await readLayersAt(context, { ...body, companyId: context.company.id }),
  }),
  previewPromotion: async (context, { body }) => ({
    status: 200,
    body: await previewPromotion(context, context.tenant, body),
  }),
  promote: async (context, { body: { versions, ...request } }) => ({
    status: 200,
    body: { versions: await promoteOverride(context, context.tenant, request, versions) },
  }),
  previewMove: async (context, { body }) => ({
    status: 200,
    body: await previewMove(context, { ...body, companyId: context.company.id }),
  }),
  move: async (context, { body: { state, ...request } }) => ({
    status: 200,
    body: await moveBetweenParents(context, { ...request, companyId: context.company.id }, state),
  }),
  undoMove: async (context, { body }) => ({
    status: 200,
    body: await undoMove(context, { ...body, companyId: context.company.id }),
  }),
  previewSet: async (context, { body }) => ({
    status: 200,
    body: { effects: await previewMultiLocationEdit(context, { ...body, companyId: context.company.id }) },
  }),
  set: async (context, { body }) => ({
    status: 200,
    body: { places: await editManyLocations(context, { ...body, companyId: context.company.id }) },
  }),
  previewUndo: async (context, { body }) => ({
    status: 200,
    body: await previewUndoOfAction(context, { ...body, companyId: context.company.id }),
  }),
  undo: async (context, { body }) => ({
    status: 200,
    body: { places: await undoSaves(context, { ...body, companyId: context.company.id }) },
  }),
};

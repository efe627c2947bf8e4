import { expect, it } from 'vitest';
import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { openApi } from './openapi.ts';

it("contains every property of a call's declaration", () => {
  const save = endpoint({
    method: 'PUT',
    path: '/api/things/:id',
    summary: 'Save a thing',
    access: { kind: 'tenant', param: 'id', permission: ['userAdmin', 'payroll'] },
    params: z.object({ id: z.string() }),
    query: z.object({ part: z.string().optional() }),
    body: z.strictObject({ name: z.string() }),
    ignores: ['savedBy'],
    encoding: 'gzip',
    idempotent: true,
    responses: { 200: z.object({ ver: z.int() }), 304: z.undefined() },
  });
  expect(openApi({ things: { save } }).paths).toEqual({
    '/api/things/{id}': {
      put: {
        operationId: 'things.save',
        tags: ['things'],
        summary: 'Save a thing',
        description: 'Somebody with a grant that covers the location or group. Needs userAdmin or payroll there.',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          { name: 'part', in: 'query', required: false, schema: { type: 'string' } },
          { name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string' } },
        ],
        requestBody: {
          required: true,
          content: {
            'application/octet-stream': {
              schema: {
                type: 'string',
                format: 'binary',
                'x-gzip-of': {
                  type: 'object',
                  properties: { savedBy: { description: 'Ignored', readOnly: true }, name: { type: 'string' } },
                  required: ['name'],
                  additionalProperties: false,
                },
              },
            },
          },
        },
        responses: {
          200: expect.objectContaining({
            description: 'Done',
            content: { 'application/json': { schema: expect.anything() } },
          }),
          304: { description: 'What the caller has is still right' },
          401: { description: 'Nobody is signed in' },
        },
        security: [{ session: [] }],
      },
    },
  });
});

it('covers the whole contract, with every path parameter declared and every operation named once', () => {
  const { openapi, paths } = openApi() as {
    readonly openapi: string;
    readonly paths: Record<string, Record<string, Operation>>;
  };
  expect(openapi).toBe('3.1.0');
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.values(methods).map(one => ({ path, ...one })),
  );
  expect(new Set(operations.map(one => one.operationId)).size).toBe(operations.length);
  for (const { path, parameters } of operations) {
    const declared = parameters.filter(one => one.in === 'path').map(one => `{${one.name}}`);
    expect(declared.sort()).toEqual((path.match(/\{\w+\}/g) ?? []).sort());
  }
  expect(JSON.parse(JSON.stringify(paths))).toEqual(paths);
});

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string }[];
}

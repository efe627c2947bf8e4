import { createMenu } from './create-menu.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';
import { moveOfFirst, twoDepartments } from './two-departments.ts';

/** Creates a menu and moves a member in it to another parent. */
export const moveInMenu = async ({ context }: TestServer, client: TestClient, companyId: string) => {
  const menuId = await createMenu(context, { companyId, name: 'Moved' });
  const menuBlob = JSON.stringify(twoDepartments(1));
  await client.menus.saveBase({ params: { companyId }, body: { id: menuId, ver: 0, menuBlob } });
  const params = { id: companyId };
  const body = { kind: 'menu' as const, menuId, ...moveOfFirst };
  const preview = await client.overrides.previewMove({ params, body });
  const state = preview.status === 200 ? preview.body.state : '';
  return { menuId, answer: await client.overrides.move({ params, body: { ...body, state } }) };
};

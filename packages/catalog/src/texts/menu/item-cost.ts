/** Texts of what an item costs, step by step. */
export const itemCostTexts = {
  title: 'What it costs',
  size: 'Size',
  channel: 'Ordered',
  channels: { POS: 'Point of sale', ONLINE: 'Online' },
  orderType: 'Order type',
  time: (zone: string) => `When (${zone})`,
  refused: 'It cannot be ordered like this:',
  leastModifiers: 'With as few modifiers as it asks for.',
  inSimulator: 'Order it in the simulator',
  settingsNotReadable: 'You do not have access to the settings here, on which order types and fees depend.',
};

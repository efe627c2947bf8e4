/** What can be done with several selected employees. */
export type SeveralAct = 'invite' | 'giveJob' | 'raise' | 'deactivate';

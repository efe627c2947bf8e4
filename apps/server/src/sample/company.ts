export const sampleCompanyId = { id: 'sorrel-and-salt', name: 'Sorrel & Salt' };
export const sampleMenuId = 'dinner';

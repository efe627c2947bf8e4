export const sampleCompany = { id: 'sorrel-and-salt', name: 'Sorrel & Salt' };
export const sampleMenuId = 'dinner';

/** Numbers in the proposal's address: `?clients=40&nis2=1`. */
export const proposalParameters = ['clients', 'nis2'] as const;

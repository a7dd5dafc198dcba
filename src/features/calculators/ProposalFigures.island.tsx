import {defineIsland} from '../../site/islands/defineIsland';
import ProposalFigures from './ProposalFigures';

export default defineIsland(__filename, ProposalFigures);

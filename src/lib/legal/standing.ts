import type {LegalContent} from '../../content/legal';
import type {Brand} from '../../data/brandSchema';

/** Words for what the texts are worth: they bind once counsel has reviewed them, and are templates until then. */
export const standingOf = ({standing}: Pick<LegalContent, 'standing'>, {legal}: Pick<Brand, 'legal'>) =>
  standing[legal.reviewedByCounsel ? 'binding' : 'template'];

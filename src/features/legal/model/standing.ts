import type {LegalContent} from '../../../content/legal';
import type {Brand} from '../../../data/brandSchema';

/** Returns the words for the status of the texts: binding after counsel's review, templates until then. */
export const standingOf = ({standing}: Pick<LegalContent, 'standing'>, {legal}: Pick<Brand, 'legal'>) =>
  standing[legal.reviewedByCounsel ? 'binding' : 'template'];

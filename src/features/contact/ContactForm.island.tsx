import {defineIsland} from '../../site/islands/defineIsland';
import ContactPageForm from './ContactPageForm';

export default defineIsland(__filename, ContactPageForm);

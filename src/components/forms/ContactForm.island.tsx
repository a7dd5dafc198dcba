import {defineIsland} from '../islands/defineIsland';
import ContactPageForm from './ContactPageForm';

export default defineIsland(__filename, ContactPageForm);

/** Entry of the bundle that the page script loads on intent: React and the code to hydrate islands. */
import './notStarted';
import {LanguageOfPage} from '@site/src/site/islands/LanguageOfPage';
import {Toaster} from '@site/src/shell/Toaster';
import {startIslands} from '@site/src/rendering/islands/startIslands';
import {createContactOpener} from './contactOpener';

const {hydrate, mount} = startIslands({Provider: LanguageOfPage});

mount(<Toaster />);

window.islands = {hydrate, openContact: createContactOpener(mount)};

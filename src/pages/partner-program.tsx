import {Announced} from './_components/Announced';

export default function PartnerProgramPage() {
  return <Announced page="partnerProgram" />;
}

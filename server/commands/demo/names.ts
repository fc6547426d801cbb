import type { State } from '../../../domain/cities.ts';

/** A name in Latin letters and, where the person writes it so, in the script of the region. */
type Spelling = readonly [latin: string, own?: string];

interface NamesOfRegion {
  women: readonly Spelling[];
  men: readonly Spelling[];
  families: readonly Spelling[];
}

/** Invented people's names, as they are common in each state; the second spelling is Devanagari or Odia. */
export const namesByState: Record<State, readonly NamesOfRegion[]> = {
  Jharkhand: [
    {
      women: [
        ['Sunita', 'सुनीता'],
        ['Anjali', 'अंजलि'],
        ['Rekha', 'रेखा'],
        ['Pushpa', 'पुष्पा'],
        ['Kiran', 'किरण'],
        ['Nisha', 'निशा'],
      ],
      men: [
        ['Rajesh', 'राजेश'],
        ['Manoj', 'मनोज'],
        ['Amit', 'अमित'],
        ['Santosh', 'संतोष'],
        ['Vikash', 'विकास'],
        ['Dinesh', 'दिनेश'],
      ],
      families: [
        ['Mahto', 'महतो'],
        ['Kumar', 'कुमार'],
        ['Prasad', 'प्रसाद'],
        ['Sinha', 'सिन्हा'],
        ['Singh', 'सिंह'],
        ['Thakur', 'ठाकुर'],
      ],
    },
    {
      women: [['Salge'], ['Sumi'], ['Phulmani'], ['Champa'], ['Sita'], ['Jyoti'], ['Basanti'], ['Rani']],
      men: [['Birsa'], ['Sidhu'], ['Kanhu'], ['Lakhan'], ['Sukhram'], ['Mangal'], ['Jaipal'], ['Rameshwar']],
      families: [
        ['Murmu'],
        ['Soren'],
        ['Hansda'],
        ['Tudu'],
        ['Hembram'],
        ['Marandi'],
        ['Kisku'],
        ['Munda'],
        ['Oraon'],
        ['Tirkey'],
        ['Kujur'],
        ['Purty'],
        ['Sinku'],
        ['Deogam'],
        ['Boipai'],
      ],
    },
  ],
  Odisha: [
    {
      women: [
        ['Sasmita', 'ସସ୍ମିତା'],
        ['Mamata', 'ମମତା'],
        ['Laxmi', 'ଲକ୍ଷ୍ମୀ'],
        ['Sita', 'ସୀତା'],
        ['Namita', 'ନମିତା'],
        ['Subhasmita', 'ଶୁଭସ୍ମିତା'],
      ],
      men: [
        ['Biswajit', 'ବିଶ୍ୱଜିତ'],
        ['Pradeep', 'ପ୍ରଦୀପ'],
        ['Jagannath', 'ଜଗନ୍ନାଥ'],
        ['Sanjay', 'ସଞ୍ଜୟ'],
        ['Debasis', 'ଦେବାଶିଷ'],
        ['Rabindra', 'ରବୀନ୍ଦ୍ର'],
      ],
      families: [
        ['Mohanty', 'ମହାନ୍ତି'],
        ['Das', 'ଦାସ'],
        ['Sahoo', 'ସାହୁ'],
        ['Nayak', 'ନାୟକ'],
        ['Behera', 'ବେହେରା'],
        ['Patra', 'ପାତ୍ର'],
        ['Jena', 'ଜେନା'],
        ['Pradhan', 'ପ୍ରଧାନ'],
        ['Swain', 'ସ୍ୱାଇଁ'],
        ['Rout', 'ରାଉତ'],
      ],
    },
  ],
  Maharashtra: [
    {
      women: [
        ['Savita', 'सविता'],
        ['Vaishali', 'वैशाली'],
        ['Swati', 'स्वाती'],
        ['Ashwini', 'अश्विनी'],
        ['Manisha', 'मनीषा'],
      ],
      men: [
        ['Sachin', 'सचिन'],
        ['Ganesh', 'गणेश'],
        ['Prashant', 'प्रशांत'],
        ['Nilesh', 'निलेश'],
        ['Sandip', 'संदीप'],
      ],
      families: [
        ['Patil', 'पाटील'],
        ['Jadhav', 'जाधव'],
        ['Shinde', 'शिंदे'],
        ['Kulkarni', 'कुलकर्णी'],
        ['Gaikwad', 'गायकवाड'],
        ['Deshmukh', 'देशमुख'],
        ['Pawar', 'पवार'],
      ],
    },
  ],
  'Uttar Pradesh': [
    {
      women: [['Pooja', 'पूजा'], ['Shabnam'], ['Neelam', 'नीलम'], ['Archana', 'अर्चना'], ['Farah'], ['Ritu', 'रितु']],
      men: [['Imran'], ['Alok', 'आलोक'], ['Shailendra', 'शैलेन्द्र'], ['Faizan'], ['Ashok', 'अशोक'], ['Rahul', 'राहुल']],
      families: [
        ['Yadav', 'यादव'],
        ['Verma', 'वर्मा'],
        ['Mishra', 'मिश्रा'],
        ['Ansari'],
        ['Khan'],
        ['Sharma', 'शर्मा'],
        ['Gupta', 'गुप्ता'],
      ],
    },
  ],
  Punjab: [
    {
      women: [['Harpreet'], ['Simran'], ['Gurleen'], ['Manpreet'], ['Jasleen'], ['Navneet']],
      men: [['Gurpreet'], ['Jaspal'], ['Harjit'], ['Balwinder'], ['Amandeep'], ['Sukhwinder']],
      families: [['Gill'], ['Sandhu'], ['Dhillon'], ['Sidhu'], ['Grewal'], ['Brar'], ['Bains'], ['Arora']],
    },
  ],
};
